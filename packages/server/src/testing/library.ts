import assert from 'node:assert/strict'
import { saveLibraryDirectory } from '@campus/contract/cloudprint/console.ts'
import { shareToLibrary } from '@campus/contract/cloudprint/library.ts'
import { asker } from './ask.ts'
import { bringPages, setPrices } from './cloud-prints.ts'
import { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'

type Person = Awaited<ReturnType<typeof enter>>

/** A school with a library of two directories, one in the other, its administrator and a student. */
export const openLibrary = async (campus: TestCampus) => {
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  await setPrices(campus, schoolId)
  const add = async (name: string, parentId: string | null = null) =>
    (await asker(campus.url)(saveLibraryDirectory, { parentId, name, nameEn: name, nameTw: name }, admin)).data.id
  const guides = await add('Guides')
  return { admin, schoolId, add, guides, english: await add('English', guides), student: await enter(campus, { schoolId }) }
}

let pages = 0
/** Each a file of its own, because the library knows the same bytes again. */
export const bringFile = (campus: TestCampus, who: Person) => {
  pages += 1
  return bringPages(campus, who, pages)
}

export const offer = async (campus: TestCampus, who: Person, directoryId: string, name: string) => {
  const file = await bringFile(campus, who)
  const { data, msg } = await asker(campus.url)(shareToLibrary, { fileId: file.id, directoryId, name }, who)
  assert.ok(data, msg)
  return { id: data.id, fileId: file.id }
}
