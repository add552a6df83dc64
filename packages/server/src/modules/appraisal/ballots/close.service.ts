import { hashAnswers, hashBallots, hashText } from '@campus/proof/ballot/ballot-hash.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { record } from '../../audit/audit.service.ts'
import { announceOpened, remindOfClosing } from './announce.service.ts'
import * as repository from './closing.repository.ts'
import { ballotPlace, type Content, readContent } from './sealed-ballot.ts'
import { shuffle } from './shuffle.ts'

const rowsAtOnce = 500

const inParts = async <Row>(rows: readonly Row[], write: (part: readonly Row[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await write(rows.slice(at, at + rowsAtOnce))
}

const ballotOf = async (schoolId: string, { id, signature, answers, text: _text, ...content }: Content): Promise<NewRow<'ballot'>> => ({
  ...content,
  school_id: schoolId,
  appraisal_section_id: id,
  token_signature: signature,
  answers: answers.map((answer) => answer ?? 0),
  answers_sha256: await hashAnswers(content.salt, answers),
})

const textsOf = async (schoolId: string, { id, text }: Content): Promise<NewRow<'ballot_text'>[]> =>
  text ? [{ school_id: schoolId, appraisal_section_id: id, body: text.body, body_sha256: await hashText(text.salt, text.body) }] : []

/** Writes what waited for one section: the ballots in a random order, and the texts apart from them in another. */
const countSection = async (ctx: Ctx, schoolId: string, sectionId: string) => {
  const waiting = await repository.listWaiting(ctx.sql, sectionId)
  const contents = waiting.map((row) => readContent(ctx.services.secretBox.decrypt(row.content_encrypted, ballotPlace)))
  const ballots = await Promise.all(shuffle(contents).map((content) => ballotOf(schoolId, content)))
  const texts = (await Promise.all(shuffle(contents).map((content) => textsOf(schoolId, content)))).flat()
  await inParts(ballots, (part) => repository.insertBallots(ctx.sql, part))
  await inParts(texts, (part) => repository.insertTexts(ctx.sql, part))
  await repository.deleteWaiting(ctx.sql, sectionId)
  const { tokens } = await repository.closeSection(ctx.sql, sectionId, ballots.length)
  return {
    tokens: tokens ?? 0,
    listed: ballots.map(({ serial, answers_sha256 }) => ({ id: sectionId, serial, hash: answers_sha256 })),
  }
}

const close = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const campaign = await repository.takeDue(ctx.sql, ctx.now(), id)
    if (!campaign) return
    const { school_id: schoolId } = campaign
    const counted = []
    for (const section of await repository.listSectionIds(ctx.sql, id)) counted.push(await countSection(ctx, schoolId, section.id))
    const listed = counted.flatMap((section) => section.listed)
    const listHash = await hashBallots(listed)
    await repository.setClosed(ctx.sql, id, { listHash, now: ctx.now() })
    const tokens = counted.reduce((sum, section) => sum + section.tokens, 0)
    await record(ctx, {
      action: 'appraisal.closed',
      subjectKind: 'appraisal',
      subjectId: id,
      schoolId,
      details: { listHash, ballots: listed.length, tokens },
    })
  })

/** Announces what has opened, reminds of what closes soon and counts what has closed. */
export const sweepCampaigns = async (ctx: Ctx) => {
  await announceOpened(ctx)
  await remindOfClosing(ctx)
  const due = await repository.listDue(ctx.sql, ctx.now())
  await eachForItself(ctx, due, ({ id }) => close(ctx, id), 'The ballots of an appraisal could not be counted.')
}
