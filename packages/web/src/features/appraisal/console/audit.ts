import type { SectionResult } from '@campus/contract/appraisal/appraisals.ts'
import type { ballotList } from '@campus/contract/appraisal/ballots.ts'
import type { appraisalCount } from '@campus/contract/appraisal/console.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { hashAnswers } from '@campus/proof/ballot/ballot-hash.ts'

interface Audit {
  readonly ballots: number
  readonly sections: number
  /** Ballots that are not in the public list as they are, and questions whose sums are not those of the results. */
  readonly differences: number
}

const spreadOf = (answers: readonly (number | null)[]) =>
  [1, 2, 3, 4, 5].map((value) => answers.filter((answer) => answer === value).length).join()

/** Sums the answers again, each held against the public list, and compares with what readers are shown. */
export const audit = async (
  counted: OutputOf<typeof appraisalCount>,
  list: OutputOf<typeof ballotList>,
  results: readonly SectionResult[],
): Promise<Audit> => {
  let differences = 0
  for (const { id, ballots } of counted) {
    const listed = new Map(list.sections.find((section) => section.id === id)?.ballots.map(({ serial, hash }) => [serial, hash]))
    if (listed.size !== ballots.length) differences += 1
    for (const { serial, salt, answers } of ballots) if (listed.get(serial) !== (await hashAnswers(salt, answers))) differences += 1
    const questions = results.find((result) => result.id === id)?.questions ?? []
    for (const [at, { spread }] of questions.entries())
      if (spread && spread.join() !== spreadOf(ballots.map(({ answers }) => answers[at] ?? null))) differences += 1
  }
  return { ballots: counted.reduce((sum, { ballots }) => sum + ballots.length, 0), sections: counted.length, differences }
}
