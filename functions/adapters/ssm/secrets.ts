import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';

/** A secret is missing, or may not be read; the text names it and never shows it. */
export class SecretsFault extends Error {
  override readonly name = 'SecretsFault';
}

/** What was found of the secrets that were asked for. */
export type Secrets<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Reads secrets, decrypted, by their names after the prefix; those that do not exist are absent. Once per cold start: the caller keeps them. */
export async function readSecrets<Name extends string>(
  client: Pick<SSMClient, 'send'>,
  prefix: string,
  names: readonly Name[],
): Promise<Secrets<Name>> {
  const wanted = new GetParametersCommand({ Names: names.map(name => `${prefix}${name}`), WithDecryption: true });
  const { Parameters = [] } = await client.send(wanted).catch(cause => {
    throw new SecretsFault(`the secrets under ${prefix} could not be read`, { cause });
  });
  const secrets: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = Parameters.find(parameter => parameter.Name === `${prefix}${name}`)?.Value;
    if (value) secrets[name] = value;
  }
  return secrets;
}

/** A secret without which nothing goes. */
export function required<Name extends string>(secrets: Secrets<Name>, name: Name): string {
  const value = secrets[name];
  if (value === undefined) throw new SecretsFault(`the secret "${name}" is missing`);
  return value;
}
