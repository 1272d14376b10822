/**
 * Asks the editor's server (editor/answer.ts).
 * @throws {Error} with words for the owner
 */
export async function ask<T>(question: string, body?: object, signal?: AbortSignal): Promise<T> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/edit/api/${question}`, {
    signal: signal ?? null,
    ...(body && { method: 'POST', body: isFile ? body : JSON.stringify(body) }),
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new Error(
      'The form does not answer. Start it again with “npm run edit”. What you typed is kept.',
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}
