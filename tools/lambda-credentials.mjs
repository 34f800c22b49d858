// Stands in the Lambda bundles for the SDK's search through files, single sign-on and metadata: Lambda puts its credentials into the environment.
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
