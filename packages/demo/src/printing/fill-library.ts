import type { Ctx } from '@campus/server/context/context.ts'
import { review } from '@campus/server/modules/cloudprint/console/review.service.ts'
import { remove } from '@campus/server/modules/cloudprint/files/print-file.service.ts'
import { operate } from '@campus/server/modules/cloudprint/library/library-file.service.ts'
import { share } from '@campus/server/modules/cloudprint/library/share.service.ts'
import { actingAs } from '../acting.ts'
import { bringFile } from './bring-file.ts'
import { directoryId } from './directory-rows.ts'
import { demoLibraryFiles } from './library.ts'
import type { SetText } from './typeset-texts.ts'

const administrator = 'T0003'
const collectors = ['100002', '100003', '100005', '100061']

/** Submitted by their authors, who keep no own file, and accepted by the administrator; one is still pending. Returns their ids. */
export const fillLibrary = async (ctx: Ctx, texts: ReadonlyMap<string, SetText>): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>()
  for (const { code, directory, name, description, uploader, state } of demoLibraryFiles) {
    const text = texts.get(code)
    if (!text) throw new Error(`no pages of ${code}`)
    const owner = actingAs(ctx, uploader)
    const [title, titleEn, titleTw] = name
    const [about, aboutEn, aboutTw] = description
    const file = await bringFile(owner, title, text)
    const said = { name: title, nameEn: titleEn, nameTw: titleTw, description: about, descriptionEn: aboutEn, descriptionTw: aboutTw }
    const { id } = await share(owner, { fileId: file.id, directoryId: directoryId(directory), ...said })
    await remove(owner, { id: file.id })
    if (state === 'published') await review(actingAs(ctx, administrator, ['admin', 'teacher']), { id, verdict: 'pass', notes: '' })
    ids.set(code, id)
  }
  return ids
}

/** The first is wanted by most. */
export const collectSome = async (ctx: Ctx, fileIds: readonly string[]) => {
  for (const [place, fileId] of fileIds.entries())
    for (const number of collectors.slice(place)) await operate(actingAs(ctx, number), { fileId, operation: 'collect' })
}
