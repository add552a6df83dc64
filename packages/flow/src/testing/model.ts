import type { NodeSketch } from './build-process.ts'
import { kill, type Lane, takenBranches } from './model-places.ts'
import { type Leaf, leafOf, type ModelSigner, outcome, signerNamed, turns } from './model-votes.ts'
import type { RandomProcess } from './random-process.ts'

class Ended extends Error {}

/**
 * A second engine that knows nothing of the first: places are nested in each other as the process is, instead of rows beside each other,
 * and nothing is written down. Slow and short.
 */
export class Model {
  status: 'running' | 'passed' | 'refused' | 'cancelled' = 'running'
  private readonly process: RandomProcess
  private readonly top: Lane
  private readonly decided = new Set<string>()
  private agreements: { readonly person: string; readonly leaf: Leaf }[] = []

  constructor(process: RandomProcess) {
    this.process = process
    this.top = { chain: process.chain, at: -1, inner: null, back: null }
    this.changing(() => this.finished([this.top]))
  }

  /** `node:person` of everybody whose turn it is. */
  open(): readonly string[] {
    if (this.status !== 'running') return []
    return this.leaves()
      .flatMap(({ leaf }) => (leaf ? turns(leaf).map(({ person }) => `${leaf.id}:${person}`) : ['root:starter']))
      .toSorted()
  }

  turnOf(id: string, person: string) {
    const place = this.leaves().find(({ leaf }) => leaf?.id === id)
    const turn = place?.leaf && turns(place.leaf).find((each) => each.person === person)
    if (!place?.leaf || !turn) throw new Error(`The model has no ${id}:${person}`)
    return { ...turn, leaf: place.leaf, path: place.path }
  }

  targets(path: readonly Lane[]): readonly string[] {
    const before = path.toReversed().flatMap(({ chain, at }) => chain.slice(0, Math.max(0, at)).toReversed())
    return [...before.filter(({ id, type }) => type === 'APPROVAL' && this.decided.has(id)).map(({ id }) => id), 'root']
  }

  vote(id: string, person: string, vote: 'yes' | 'no') {
    const { signer, leaf, path } = this.turnOf(id, person)
    signer.vote = vote
    if (vote === 'yes') this.agreements.push({ person, leaf })
    this.changing(() => this.settle(leaf, path))
  }

  /** Who adds somebody after has agreed; the seat is not complete without the added. */
  agreeAndGoOn(signer: ModelSigner, leaf: Leaf, path: readonly Lane[]) {
    signer.vote = 'yes'
    this.agreements.push({ person: signer.person, leaf })
    this.changing(() => this.settle(leaf, path))
  }

  resubmit() {
    this.changing(() => this.finished([this.top]))
  }

  recall(id: string, person: string, target: string) {
    const { path } = this.turnOf(id, person)
    this.changing(() => this.goBack(path, target))
  }

  private settle(leaf: Leaf, path: readonly Lane[]) {
    this.skip(leaf)
    const result = outcome(leaf)
    if (result === 'yes') {
      this.decided.add(leaf.id)
      this.finished(path)
    }
    if (result === 'no') this.refused(leaf, path)
  }

  private refused(leaf: Leaf, path: readonly Lane[]) {
    const { refuse } = this.sketchOf(path).props as { refuse: { type: string; target: string } }
    leaf.isDead = true
    const targets = this.targets(path)
    const wanted = refuse.type === 'TO_BEFORE' ? targets[0] : targets.find((id) => refuse.target === (id === 'root' ? id : `node_${id}`))
    if (refuse.type === 'TO_END' || wanted === undefined) this.end('refused')
    else this.goBack(path, wanted)
  }

  private sketchOf(path: readonly Lane[]) {
    const lane = path.at(-1)
    const sketch = lane?.chain[lane.at]
    if (!sketch) throw new Error('The model stands nowhere')
    return sketch
  }

  private goBack(path: readonly Lane[], target: string) {
    const lane = path.findLast(({ chain, at }) => chain.slice(0, Math.max(0, at)).some(({ id }) => id === target)) ?? this.top
    const { settings } = this.process
    const { at, inner, back } = lane
    kill(inner)
    if (!settings.recallSkip) this.agreements = []
    lane.back = settings.reExecute ? null : { at, inner, back }
    lane.at = lane.chain.findIndex(({ id }) => id === target)
    lane.inner = target === 'root' ? { kind: 'form' } : this.leafFor(this.sketchOf([lane]), true)
  }

  /** What stands in the last lane of the path has passed: it goes on, and where lanes end, around them. */
  private finished(path: readonly Lane[]) {
    const lane = path.at(-1)
    if (!lane) return
    if (!this.advance(lane)) return
    if (path.length === 1) this.end('passed')
    const gate = path.at(-2)?.inner
    if (gate?.kind !== 'gate') throw new Error('A lane stands in no gateway')
    gate.lanes[gate.lanes.indexOf(lane)] = null
    if (gate.lanes.every((each) => each === null)) this.finished(path.slice(0, -1))
  }

  /** True where the lane has come to its end. */
  private advance(lane: Lane): boolean {
    for (;;) {
      const saved = lane.back
      lane.back = saved?.back ?? null
      lane.at = saved ? saved.at : lane.at + 1
      const node = lane.chain[lane.at]
      if (!node) return true
      if (!this.enter(lane, node, saved?.inner ?? null)) return false
    }
  }

  /** True where the node passes at once. */
  private enter(lane: Lane, node: NodeSketch, saved: Lane['inner']): boolean {
    if (node.type === 'CC') return true
    if (node.type === 'APPROVAL') {
      const leaf = this.leafFor(node, false)
      lane.inner = leaf
      if (!leaf) return true
      this.skip(leaf)
      const isPassed = outcome(leaf) === 'yes'
      if (isPassed) this.decided.add(leaf.id)
      return isPassed
    }
    const lanes: (Lane | null)[] =
      saved?.kind === 'gate'
        ? saved.lanes.map(
            (each) => each && { chain: each.chain, at: -1, inner: null, back: { at: each.at, inner: each.inner, back: each.back } },
          )
        : takenBranches(node, this.process.value).map(({ chain }) => ({ chain, at: -1, inner: null, back: null }))
    lane.inner = { kind: 'gate', lanes }
    for (const [place, each] of lanes.entries()) if (each && this.advance(each)) lanes[place] = null
    return lanes.every((each) => each === null)
  }

  /** Null where it passes because nobody is there. */
  private leafFor(node: NodeSketch, isReturn: boolean): Leaf | null {
    const people = (this.process.nodes[node.id] ?? []).filter((person) => person !== 'starter')
    const { handler } = (node.props as { nobody: { handler: string } }).nobody
    if (people.length === 0 && handler === 'TO_PASS') return null
    if (people.length === 0 && handler === 'TO_REFUSE') return this.end('refused')
    const signers = people.length > 0 ? people : ['admin']
    const agreed = (person: string) => this.agreements.some((each) => each.person === person && !each.leaf.isDead)
    const isSkipped = (person: string) => this.process.settings.sameSkip === 'FIRST' && !isReturn && agreed(person)
    return leafOf(
      node,
      signers.map((person) => signerNamed(person, isSkipped(person))),
      people.length === 0,
    )
  }

  private skip(leaf: Leaf) {
    while (outcome(leaf) === 'open') {
      const turn = turns(leaf).find(({ signer }) => signer.isSkipped)
      if (!turn) return
      turn.signer.vote = 'yes'
      this.agreements.push({ person: turn.person, leaf })
    }
  }

  private end(status: 'passed' | 'refused'): never {
    this.status = status
    throw new Ended()
  }

  private changing(change: () => void) {
    try {
      change()
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
  }

  /** Where it waits, each with the lanes around it; without a leaf where the starter has the form. */
  private leaves(
    lane: Lane = this.top,
    path: readonly Lane[] = [],
  ): readonly { readonly leaf: Leaf | null; readonly path: readonly Lane[] }[] {
    const here = [...path, lane]
    if (lane.inner?.kind === 'gate') return lane.inner.lanes.flatMap((each) => (each ? this.leaves(each, here) : []))
    return [{ leaf: lane.inner?.kind === 'leaf' ? lane.inner : null, path: here }]
  }
}
