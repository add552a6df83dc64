import { ballotList } from '@campus/contract/appraisal/ballots.ts'
import type { OutputOf } from '@campus/contract/call.ts'

type List = OutputOf<typeof ballotList>
type Ask = (call: typeof ballotList, input: { readonly appraisalId: string; readonly after?: string }) => Promise<List>

/** The whole list, however many pages it has: a part of it would show which section somebody looks for. */
export const readBallots = async (ask: Ask, appraisalId: string): Promise<List> => {
  const first = await ask(ballotList, { appraisalId })
  const sections = [...first.sections]
  for (let after = first.next; after !== null; ) {
    const page = await ask(ballotList, { appraisalId, after })
    sections.push(...page.sections)
    after = page.next
  }
  return { ...first, sections, next: null }
}
