import { dictionaries } from '@campus/server/modules/school/starter/dictionaries.ts'
import { demoUniversity } from './schools.ts'
import { idOf } from './seed.ts'
import { labelColumns } from './titles.ts'

export const dictionaryRows = () =>
  Object.entries(dictionaries).flatMap(([type, entries]) =>
    Object.entries(entries).map(([value, label], position) => ({
      id: idOf('dictionary', `${type}.${value}`),
      school_id: demoUniversity.id,
      type,
      value,
      ...labelColumns(label),
      position,
    })),
  )
