/** How often each call was made, refused and failed, and how long it took in all. An index into arrays, so that counting costs a request nothing. */
export interface RequestCounts {
  readonly calls: readonly string[]
  readonly made: Float64Array
  readonly refused: Float64Array
  readonly failed: Float64Array
  readonly seconds: Float64Array
}

export const openRequestCounts = (calls: readonly string[]): RequestCounts => {
  const zeros = () => new Float64Array(calls.length)
  return { calls, made: zeros(), refused: zeros(), failed: zeros(), seconds: zeros() }
}

const msInSecond = 1000

/** At the place of the call in the list; `began` is a moment of `performance.now()`. */
export const countRequest = ({ made, seconds }: RequestCounts, index: number, began: number) => {
  made[index] = (made[index] ?? 0) + 1
  seconds[index] = (seconds[index] ?? 0) + (performance.now() - began) / msInSecond
}

export const countOne = (counts: Float64Array, index: number) => {
  counts[index] = (counts[index] ?? 0) + 1
}
