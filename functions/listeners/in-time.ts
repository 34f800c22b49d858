/** Slack waits three seconds for an answer: what only makes it nicer gets a part of them. */
const patience = 1_200;

/** What a call comes to, or nothing where it takes too long; a call that fails, fails. */
export async function inTime<T>(call: Promise<T>, most = patience): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), most);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
