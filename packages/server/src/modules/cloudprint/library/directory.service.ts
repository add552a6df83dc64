import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { dropLibraryDirectory, saveLibraryDirectory } from '@campus/contract/cloudprint/console.ts'
import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import {
  changeDirectory,
  deleteDirectory,
  findDirectory,
  insertDirectory,
  isDirectoryUsed,
  listDirectories,
  lockTree,
} from './directory.repository.ts'
import { idsBelow, treeOf } from './tree.rules.ts'

export const listTree = async (ctx: CallerCtx): Promise<LibraryDirectory[]> => treeOf(await listDirectories(ctx.sql, ctx.caller.schoolId))

type Given = InputOf<typeof saveLibraryDirectory>

const requireParent = async (ctx: CallerCtx, { id, parentId }: Given) => {
  if (parentId === null) return
  const rows = await listDirectories(ctx.sql, ctx.caller.schoolId)
  if (!rows.some((row) => row.id === parentId)) throw refuse('not_found')
  if (id !== undefined && idsBelow(rows, id).includes(parentId)) throw refuse('directory_inside_itself')
}

const write = async (ctx: CallerCtx, { id, parentId, name, nameEn, nameTw, position }: Given) => {
  const { schoolId } = ctx.caller
  const row = { parent_id: parentId, name, name_en: nameEn, name_tw: nameTw, position }
  const written =
    id === undefined
      ? await insertDirectory(ctx.sql, { school_id: schoolId, ...row, created_at: ctx.now() })
      : await changeDirectory(ctx.sql, schoolId, id, row)
  if (!written) throw refuse('not_found')
  return written
}

export const save = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveLibraryDirectory>> =>
  inTransaction(ctx, async (ctx) => {
    await lockTree(ctx.sql, ctx.caller.schoolId)
    await requireParent(ctx, given)
    const { id } = await write(ctx, given)
    const action = given.id === undefined ? 'library.directory_added' : 'library.directory_changed'
    await record(ctx, { action, subjectKind: 'library_directory', subjectId: id, details: { name: given.name, parentId: given.parentId } })
    return { id }
  })

export const drop = (ctx: CallerCtx, { id }: InputOf<typeof dropLibraryDirectory>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    await lockTree(ctx.sql, schoolId)
    if (!(await findDirectory(ctx.sql, schoolId, id))) throw refuse('not_found')
    if (await isDirectoryUsed(ctx.sql, id)) throw refuse('directory_not_empty')
    await deleteDirectory(ctx.sql, id)
    await record(ctx, { action: 'library.directory_dropped', subjectKind: 'library_directory', subjectId: id })
    return null
  })
