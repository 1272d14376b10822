import type { Values } from '../form.ts';

/**
 * Asks the editor's server (editor/answer.ts).
 * @throws {Error} with words for the owner
 */
export async function ask<T>(question: string, body?: object, signal?: AbortSignal): Promise<T> {
  const isFile = body instanceof Blob;
  const { isOk, answer } = await fetch(`/edit/api/${question}`, {
    signal: signal ?? null,
    ...(body && { method: 'POST', body: isFile ? body : JSON.stringify(body) }),
  })
    .then(async (response) => ({ isOk: response.ok, answer: await response.json() }))
    .catch((error) => {
      if (signal?.aborted) throw error;
      throw new Error(
        'The form does not answer. Start it again with “npm run edit”. What you typed is kept.',
      );
    });
  if (!isOk) throw new Error(answer.message);
  return answer;
}

/** The version of the file of an entry if it has this value already. */
export async function savedVersion(
  kind: string,
  id: string,
  value: Values | undefined,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const question = { kind, id, value };
  const { version } = await ask<{ version?: string }>('saved-version', question, signal);
  return version;
}
