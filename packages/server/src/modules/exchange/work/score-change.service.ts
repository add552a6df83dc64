import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { publishedScore } from '../../academics/ranking/published-score.service.ts'
import { documentsBefore } from '../../grades/published/naming-documents.service.ts'
import { keepScoreChange } from '../../grades/published/score-change.service.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import type { ScoreRow, ScoreValues } from './score.repository.ts'
import type { DataTask } from './task.ts'

export interface ChangedScore {
  readonly before: ScoreRow
  readonly after: ScoreValues
}

const seeIt: Phrase = ['打开即可查看。', 'Open it to see the new score.', '打開即可查看。']

const withDocuments = (count: number): Phrase => [
  `打开即可查看。您有 ${count} 份证明写着原成绩，可重新开具。`,
  count === 1
    ? 'Open it to see the new score. One of your certificates shows the score before; you can get a new one.'
    : `Open it to see the new score. ${count} of your certificates show the score before; you can get new ones.`,
  `打開即可查看。您有 ${count} 份證明寫著原成績，可重新開具。`,
]

/** Published scores that an import changed: both marks are kept, and each student is told, with the documents that name the one before. */
export const noteScoreChanges = async (ctx: Ctx, { schoolId, importId }: DataTask, changed: readonly ChangedScore[]): Promise<void> => {
  const told = []
  for (const { before, after } of changed) {
    await keepScoreChange(ctx, {
      school_id: schoolId,
      score_id: before.id,
      import_id: importId,
      mark_before: before.mark,
      mark_after: after.mark,
      word_before: before.mark_word,
      word_after: after.mark_word,
      is_passed_before: before.is_passed,
      is_passed_after: after.is_passed,
    })
    const found = await publishedScore(ctx, before.id)
    if (found) told.push({ found, outdated: (await documentsBefore(ctx, found, ctx.now())).length })
  }
  await holdInboxes(
    ctx,
    told.map(({ found }) => found.personId),
  )
  for (const { found, outdated } of told) {
    const { name, nameEn, nameTw, id } = found.score
    await sendMessage(ctx, {
      schoolId,
      to: [found.personId],
      category: 'study',
      // A notice carries no mark: it may be read on a locked screen.
      title: [`“${name}”的成绩已更正`, `Your score of ${nameEn} was corrected`, `「${nameTw}」的成績已更正`],
      body: outdated === 0 ? seeIt : withDocuments(outdated),
      subject: { kind: 'grade', id },
    })
  }
}
