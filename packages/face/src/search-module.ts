/** Numbers as WebAssembly writes them: seven bits a byte. */
const unsigned = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value
  do {
    const more = rest > 0x7f
    bytes.push((rest & 0x7f) | (more ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

const listOf = (...items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()]
const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content]
const nameOf = (text: string): number[] => [...unsigned(text.length), ...new TextEncoder().encode(text)]

const [i32, v128] = [0x7f, 0x7b]
const [isFunction, isMemory] = [0x00, 0x02]

/** Instructions by their names in the specification. */
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const constant = (value: number) => [0x41, value]
const simd = (code: number, ...rest: readonly number[]) => [0xfd, ...unsigned(code), ...rest]
const [block, loop, end] = [[0x02, 0x40], [0x03, 0x40], [0x0b]]
const branch = (depth: number) => [0x0c, depth]
const branchIf = (depth: number) => [0x0d, depth]
const [isZero, isLess, add, subtract] = [[0x45], [0x49], [0x6a], [0x6b]]
const storeI32 = [0x36, 2, 0]
const loadVector = simd(0x00, 0, 0)
const zeroVector = simd(0x0c, ...Array.from({ length: 16 }, () => 0))
const lane = (index: number) => simd(0x1b, index)
const [addLanes, addPairs, multiplyLow, multiplyHigh] = [simd(0xae), simd(0x7e), simd(0x9c), simd(0x9d)]

/** Parameters and locals of the function. */
const [vectors, count, size, query, scores, at, sums, one, other] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const addProducts = (multiply: readonly number[]) => [...get(one), ...get(other), ...multiply, ...addPairs, ...addLanes]

/** For each vector the sum of the products of its bytes with those of the query, sixteen at a time. */
const body = [
  [block, loop],
  [get(count), isZero, branchIf(1)],
  [zeroVector, set(sums), constant(0), set(at)],
  [loop],
  [get(vectors), get(at), add, loadVector, set(one)],
  [get(query), get(at), add, loadVector, set(other)],
  [get(sums), addProducts(multiplyLow), addProducts(multiplyHigh), set(sums)],
  [get(at), constant(16), add, tee(at), get(size), isLess, branchIf(0)],
  [end],
  [get(scores), get(sums), lane(0), get(sums), lane(1), add, get(sums), lane(2), add, get(sums), lane(3), add, storeI32],
  [get(scores), constant(4), add, set(scores)],
  [get(vectors), get(size), add, set(vectors)],
  [get(count), constant(1), subtract, set(count)],
  [branch(0), end, end, end],
].flat(2)

const locals = listOf([1, i32], [3, v128])
const code = [...locals, ...body]

const magicAndVersion = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** A module of WebAssembly with one function, `scan(vectors, count, size, query, scores)`, over a memory that is given to it. */
export const searchModule = new Uint8Array([
  ...magicAndVersion,
  ...section(1, listOf([0x60, ...listOf([i32], [i32], [i32], [i32], [i32]), ...listOf()])),
  ...section(2, listOf([...nameOf('host'), ...nameOf('memory'), isMemory, 0x00, 1])),
  ...section(3, listOf([0])),
  ...section(7, listOf([...nameOf('scan'), isFunction, 0])),
  ...section(10, listOf([...unsigned(code.length), ...code])),
])
