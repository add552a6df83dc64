import { type Ctx, inTransaction } from '../../context/context.ts'
import { codeKey } from '../documents/keys/keys.service.ts'
import { type ChainEnd, evidenceChains } from './chains.ts'
import { listStatements, saveStatement, tryLockHeads } from './head.repository.ts'
import { type ChainName, chainNames, headWords, Note, noteOf, type Statement } from './statement.ts'

export const readNote = async (ctx: Ctx, chain: ChainName): Promise<Note | undefined> => {
  const text = await ctx.services.blobs.readNote(noteOf(chain))
  return text === undefined ? undefined : Note.parse(JSON.parse(text))
}

export const writeNote = (ctx: Ctx, chain: ChainName, note: Note) =>
  ctx.services.blobs.writeNote(noteOf(chain), `${JSON.stringify(note, null, 1)}\n`)

/** Whether the chain still has the entry that a statement was made about. */
export const holds = async (ctx: Ctx, { schoolId, chain, sequence, hash }: Statement): Promise<boolean> =>
  (await evidenceChains[chain].hashAt(ctx.sql, schoolId, sequence))?.toString('hex') === hash

const sign = async (ctx: Ctx, chain: ChainName, { school_id, sequence, hash }: ChainEnd): Promise<Statement> => {
  const { id: keyId, key } = await codeKey(ctx, school_id)
  const words = { schoolId: school_id, chain, sequence, hash: hash.toString('hex'), keyId, signedAt: ctx.now().toISOString() }
  return { ...words, signature: await headWords.sign(words, key) }
}

/** What was signed before and is not there any more is never signed over: it stays to be found, and the log names it. */
const isWhole = async (ctx: Ctx, signed: readonly (Statement | undefined)[]): Promise<boolean> => {
  for (const statement of signed) {
    if (!statement || (await holds(ctx, statement))) continue
    const { schoolId, chain, sequence } = statement
    ctx.services.log.error(
      { schoolId, chain, sequence },
      'Signed evidence is missing or was changed: run npm run audit:verify and npm run ledger:verify.',
    )
    return false
  }
  return true
}

const isAbout = (statement: Statement | undefined, end: ChainEnd) =>
  statement?.sequence === end.sequence && statement.hash === end.hash.toString('hex')

const signChain = async (ctx: Ctx, chain: ChainName): Promise<void> => {
  const bySchool = (statements: readonly Statement[]) => new Map(statements.map((statement) => [statement.schoolId, statement]))
  const note = await readNote(ctx, chain)
  const [inside, outside] = [bySchool(await listStatements(ctx.sql, chain)), bySchool(note?.statements ?? [])]
  const ends = new Map((await evidenceChains[chain].listEnds(ctx.sql)).map((end) => [end.school_id, end]))
  let isChanged = note === undefined
  for (const schoolId of new Set([...ends.keys(), ...inside.keys(), ...outside.keys()])) {
    const [end, known, noted] = [ends.get(schoolId), inside.get(schoolId), outside.get(schoolId)]
    if (end && isAbout(known, end) && isAbout(noted, end)) continue
    if (!(await isWhole(ctx, [known, noted])) || !end) continue
    const newest = known && isAbout(known, end) ? known : await sign(ctx, chain, end)
    if (newest !== known) await saveStatement(ctx.sql, newest)
    outside.set(schoolId, newest)
    isChanged = true
  }
  if (isChanged) await writeNote(ctx, chain, { statements: [...outside.values()], superseded: note?.superseded ?? [] })
}

/**
 * Signs how far each chain reaches, with the key of its school, in the database and beside the files. Who deletes entries here, as the owner
 * of the tables, does not reach the note there; who changes the note cannot sign it.
 */
export const signHeads = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await tryLockHeads(ctx.sql))) return
    for (const chain of chainNames) await signChain(ctx, chain)
  })
