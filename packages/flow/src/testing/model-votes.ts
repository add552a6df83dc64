import type { NodeSketch } from './build-process.ts'

/** A signer of the model. Seats are lists in the order in which people sign. */
export interface ModelSigner {
  person: string
  vote: 'yes' | 'no' | null
  isSkipped: boolean
  /** Who was added before this one. */
  readonly before: ModelSigner[]
  /** Whose opinion is waited for. */
  asked: string | null
}

export interface Leaf {
  readonly kind: 'leaf'
  readonly id: string
  readonly props: {
    readonly mode: string
    readonly ratio: number
    readonly collect: boolean
    readonly veto: boolean
    readonly firstDecides: boolean
  }
  readonly byAdministrators: boolean
  readonly seats: ModelSigner[][]
  /** A return or a refusal has thrown it away. */
  isDead: boolean
}

export const signerNamed = (person: string, isSkipped: boolean): ModelSigner => ({ person, vote: null, isSkipped, before: [], asked: null })

export const leafOf = ({ id, props }: NodeSketch, signers: readonly ModelSigner[], byAdministrators: boolean): Leaf => ({
  kind: 'leaf',
  id,
  props: props as Leaf['props'],
  byAdministrators,
  seats: signers.map((signer) => [signer]),
  isDead: false,
})

const saysNo = (seat: readonly ModelSigner[]) => seat.some(({ vote }) => vote === 'no')
const saysYes = (seat: readonly ModelSigner[]) => seat.every(({ vote }) => vote === 'yes')

export const outcome = ({ seats, props, byAdministrators }: Leaf): 'yes' | 'no' | 'open' => {
  const [yes, no, all] = [seats.filter(saysYes).length, seats.filter(saysNo).length, seats.length]
  if (byAdministrators) return yes > 0 ? 'yes' : no > 0 ? 'no' : 'open'
  if (props.mode === 'OR') return yes > 0 ? 'yes' : no === all || (props.firstDecides && no > 0) ? 'no' : 'open'
  if (props.mode === 'RATIO') {
    if ((props.veto && no > 0) || (all - no) * 100 < props.ratio * all) return 'no'
    return yes * 100 >= props.ratio * all ? 'yes' : 'open'
  }
  if (props.mode === 'AND' && props.collect && yes + no < all) return 'open'
  if (no > 0) return 'no'
  return yes === all ? 'yes' : 'open'
}

/** Whose turn it is, as `signer` and the person who acts: the signer, or whom they asked. */
export const turns = (leaf: Leaf): readonly { readonly signer: ModelSigner; readonly person: string; readonly isOpinion: boolean }[] => {
  const voting = leaf.seats.filter((seat) => !saysNo(seat)).flat()
  const waiting = voting.filter(({ vote }) => vote === null)
  const isOneByOne = leaf.props.mode === 'NEXT' && !leaf.byAdministrators
  const first = isOneByOne ? waiting.slice(0, 1) : waiting
  const opinions = waiting.filter(({ asked }) => asked !== null).map((signer) => ({ signer, person: signer.asked ?? '', isOpinion: true }))
  const votes = first
    .filter(({ asked, before }) => asked === null && before.every(({ vote }) => vote !== null))
    .map((signer) => ({ signer, person: signer.person, isOpinion: false }))
  return [...opinions, ...votes]
}

export const seatOf = (leaf: Leaf, signer: ModelSigner): ModelSigner[] => leaf.seats.find((seat) => seat.includes(signer)) ?? []
