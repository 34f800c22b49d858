/**
 * Stands in for the SDK's chain of credential providers in a Lambda bundle: there, credentials come with the environment and from nowhere
 * else, and the chain's clients for single sign-on, roles and instances are a fifth of the bundle. The build puts it in by its name.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('the environment has no AWS credentials');
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
};
