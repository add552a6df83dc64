import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import { demoDirectories } from './library.ts'

export const directoryId = (code: string) => idOf('library', code)

export const directoryRows = (today: Date) =>
  demoDirectories.map(({ code, parent, name }, position) => ({
    id: directoryId(code),
    school_id: demoUniversity.id,
    parent_id: parent === undefined ? null : directoryId(parent),
    ...nameColumns(name),
    position,
    created_at: today,
  }))
