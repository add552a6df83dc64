import { withPageLock } from '@campus/client/page-lock.ts'
import { type OwnAppraisal, takeTokens } from '@campus/contract/appraisal/appraisals.ts'
import { finishToken, type StartedToken, startToken } from '@campus/proof/ballot/token.ts'
import { send } from '../../../api/send.ts'
import { type KeptBallot, keepBallots, readKept } from './kept-ballots.ts'
import { readKeys } from './read-keys.ts'

const needsToken = (kept: KeptBallot | undefined) => kept === undefined || kept.state === 'started'

/** Asks for the tokens of all sections at once. What was begun is kept first: when the answer is lost, the same is asked for again. */
export const fetchTokens = (personId: string, { id: appraisalId, sections }: OwnAppraisal): Promise<void> =>
  withPageLock('campus.ballots', async () => {
    const kept = readKept(personId)
    const missing = sections.filter(({ id }) => needsToken(kept[id]))
    if (missing.length === 0) return
    const { keys } = await readKeys(appraisalId)
    const started = new Map<string, StartedToken>()
    for (const { id } of missing) {
      const [known, key] = [kept[id], keys.get(id)]
      if (key) started.set(id, known?.state === 'started' ? known.started : await startToken(key))
    }
    keepBallots(personId, Object.fromEntries([...started].map(([id, started]) => [id, { state: 'started', started }])))
    const tokens = [...started].map(([id, { blinded }]) => ({ id, blinded }))
    const answer = await send(takeTokens, { appraisalId, tokens }, { background: true })
    const changed: Record<string, KeptBallot> = {}
    for (const { id, blindSignature } of answer) {
      const [begun, key] = [started.get(id), keys.get(id)]
      const token = begun && key && blindSignature ? await finishToken(key, begun, blindSignature) : undefined
      if (token) changed[id] = { state: 'token', token }
      else if (!blindSignature) changed[id] = { state: 'elsewhere' }
    }
    keepBallots(personId, changed)
  })
