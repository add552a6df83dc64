/** Does one thing after the other, so that each is refused or done by itself; the answer names those that were refused. */
export const runEach = async (
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
  onStep: (done: number) => void,
): Promise<readonly string[]> => {
  const refused: string[] = []
  for (const [index, id] of ids.entries()) {
    onStep(index)
    await run(id).catch(() => refused.push(id))
  }
  return refused
}
