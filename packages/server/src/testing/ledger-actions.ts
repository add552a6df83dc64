import { type Ctx, inTransaction } from '../context/context.ts'
import { transferAll } from '../modules/wallet/ledger/ledger.service.ts'
import { type Balances, type Expected, openLedgerModel, type Random, randomFrom } from './ledger-model.ts'
import { actions, overspend } from './ledger-operations.ts'

export interface LedgerRun {
  readonly people: readonly { readonly id: string; readonly schoolId: string }[]
  readonly actions: number
  readonly seed: number
  /** How many act at once; each knows its own people whole and says again what others did. */
  readonly lanes: number
  /** How many actions are one transaction. */
  readonly batch: number
}

const remembered = 40

const remember = (earlier: Expected['transfer'][], transfer: Expected['transfer'], random: Random) => {
  if (earlier.length < remembered) earlier.push(transfer)
  else earlier[random(remembered)] = transfer
}

/** One random thing that a person or the school does, and what has to become of it. */
const nextAction = (model: ReturnType<typeof openLedgerModel>, balances: Balances, random: Random): Expected => {
  const die = random(100)
  const again = die < 12 ? balances.earlier[random(remembered)] : undefined
  if (again) return { transfer: again, outcome: 'known' }
  if (die < 20) return { transfer: overspend(balances, random), outcome: 'short' }
  const transfer = actions[random(actions.length)]?.(balances, random)
  if (!transfer) return nextAction(model, balances, random)
  model.apply(balances, transfer)
  remember(balances.earlier, transfer, random)
  return { transfer, outcome: 'moved' }
}

const chooseFrom = <Thing>(things: readonly Thing[], random: Random): Thing => {
  const thing = things[random(things.length)]
  if (thing === undefined) throw new Error('a lane needs people')
  return thing
}

/**
 * Random actions from several connections at once, checked against the model one by one. What others did and committed is said again in
 * between, so that transactions want the same people in every order.
 */
export const runLedgerActions = async (ctx: Ctx, { people, actions, seed, lanes, batch }: LedgerRun) => {
  const counts = { moved: 0, known: 0, short: 0 }
  const wrong: string[] = []
  const committed: Expected['transfer'][] = []
  const runLane = async (lane: number) => {
    const random = randomFrom(seed * 1000 + lane)
    const model = openLedgerModel(people.filter((_, index) => index % lanes === lane))
    for (let left = Math.ceil(actions / lanes); left > 0; left -= batch) {
      const own = Array.from({ length: Math.min(batch, left) }, () => nextAction(model, chooseFrom(model.purses, random), random))
      const others = committed.length > 0 ? [{ transfer: chooseFrom(committed, random), outcome: 'known' } as const] : []
      const wanted: readonly Expected[] = [...own, ...others]
      const outcomes = await inTransaction(ctx, (ctx) =>
        transferAll(
          ctx,
          wanted.map(({ transfer }) => transfer),
        ),
      )
      for (const [index, { transfer, outcome }] of wanted.entries()) {
        counts[outcome] += 1
        if (outcomes[index] !== outcome) wrong.push(`${transfer.cause}: ${outcomes[index]} instead of ${outcome}`)
        if (outcome === 'moved') remember(committed, transfer, random)
      }
    }
    return model
  }
  const models = await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)))
  const houses = new Map<string, number>()
  for (const [name, amount] of models.flatMap((model) => [...model.houses])) houses.set(name, (houses.get(name) ?? 0) + amount)
  return { counts, wrong, purses: models.flatMap(({ purses }) => purses), houses }
}
