/** Looks again and again until something is there; for what happens after the answer, such as jobs and news. */
export const eventually = async <Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const value = await look()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('it did not happen')
}
