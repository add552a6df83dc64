/** The browser's own digest answers later and only over https; this one answers at once, tens of thousands of times a second. */

const roundCount = 64

const isPrime = (candidate: number) => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false
  return true
}

const primes: number[] = []
for (let candidate = 2; primes.length < roundCount; candidate += 1) if (isPrime(candidate)) primes.push(candidate)

// The standard takes its constants from the fractions of roots of the first primes.
const fractionBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const roundConstants = Int32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)))
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The message, a one bit, zeros, and its length in bits, in blocks of 64 bytes. */
const padded = (message: Uint8Array) => {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, message.length * 8)
  return view
}

const schedule = new Int32Array(roundCount)
const at = (words: Int32Array, place: number) => words[place] ?? 0

const fillSchedule = (blocks: DataView, start: number) => {
  for (let place = 0; place < 16; place += 1) schedule[place] = blocks.getInt32(start + place * 4)
  for (let place = 16; place < roundCount; place += 1) {
    const early = at(schedule, place - 15)
    const late = at(schedule, place - 2)
    const mixEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const mixLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[place] = at(schedule, place - 16) + mixEarly + at(schedule, place - 7) + mixLate
  }
}

const mixBlock = (state: Int32Array) => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < roundCount; round += 1) {
    const chosen = (e & f) ^ (~e & g)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + at(roundConstants, round) + at(schedule, round)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = at(state, place) + word
  })
}

/** The digest as eight words of 32 bits. */
export const sha256 = (message: Uint8Array): Int32Array => {
  const state = startState.slice()
  const blocks = padded(message)
  for (let start = 0; start < blocks.byteLength; start += 64) {
    fillSchedule(blocks, start)
    mixBlock(state)
  }
  return state
}
