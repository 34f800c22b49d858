/** A stage's name stands in the names of everything that is deployed. */
export function checkStage(stage) {
  if (/^[a-z][a-z0-9-]{0,19}$/.test(stage)) return;
  throw new Error('A stage is a short name of lower-case letters, digits and dashes, such as prod.');
}
