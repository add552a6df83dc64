import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

/** What a sheet cost, and what it costs since the term began, in fen. */
export const priceRows = (today: Date) => [
  {
    id: idOf('price', 'before'),
    school_id: demoUniversity.id,
    valid_from: ago(today, 400 * 24),
    bw_single: 15,
    bw_double: 25,
    co_single: 100,
    co_double: 180,
    photo: 500,
    note: '',
    note_en: '',
    note_tw: '',
    made_by: personId('T0003'),
    created_at: ago(today, 400 * 24),
  },
  {
    id: idOf('price', 'now'),
    school_id: demoUniversity.id,
    valid_from: ago(today, 60 * 24),
    bw_single: 10,
    bw_double: 15,
    co_single: 80,
    co_double: 150,
    photo: 400,
    note: '新学期起下调',
    note_en: 'Lower prices since the start of term',
    note_tw: '新學期起調降',
    made_by: personId('T0003'),
    created_at: ago(today, 65 * 24),
  },
]
