import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assembleModules } from './assemble-modules.ts'
import { systemContext } from './context/context.ts'
import { allModules } from './modules/module.ts'
import { keptSecondsOf, type SchoolRetentionKind } from './modules/retention.ts'
import { readSettings } from './modules/school/school/school-settings.ts'
import { runText } from './platform/db/sql.ts'
import { later } from './platform/time/clock.ts'
import { enter } from './testing/enter.ts'
import { useTestCampus } from './testing/test-campus.ts'
import { trailWrites } from './testing/trail-entries.ts'
import type { TrailOwner } from './testing/trail-write.ts'
import { makeUnit } from './testing/units.ts'

const campus = useTestCampus()

interface Kind {
  /** One row of this age. */
  readonly write: (owner: TrailOwner, at: Date) => Promise<unknown>
  /** From where its moment is read as long as it is kept. */
  readonly left: string
}

const insert = (text: string, values: (owner: TrailOwner, at: Date) => readonly unknown[]) => (owner: TrailOwner, at: Date) =>
  runText(owner.base.sql, text, [...values(owner, at)])

/** An import and one of its lines; a preview is none that has finished. */
const importOf = (table: 'data_import' | 'schedule_import', state: 'preview' | 'done') => (owner: TrailOwner, at: Date) =>
  runText(
    owner.base.sql,
    `with import as (
       insert into ${table} (school_id, created_by, kind, file_name, content_type, state, created_at, finished_at, blob_key, key_encrypted)
       values ($1, $2, $3, 'a.csv', 'text/csv', $4, $5, case when $4 = 'done' then $5::timestamptz end,
         case when $4 = 'preview' then $6 end, case when $4 = 'preview' then $7::bytea end)
       returning id)
     insert into ${table}_line (import_id, position, school_id, action, name, created_at) select id, 1, $1, 'add', 'a', $5 from import`,
    [
      owner.schoolId,
      owner.personId,
      table === 'data_import' ? 'courses' : 'rooms',
      state,
      at,
      randomBytes(32).toString('hex'),
      randomBytes(32),
    ],
  )

const linesOf = (table: 'data_import' | 'schedule_import'): Kind => ({
  write: importOf(table, 'done'),
  left: `created_at from ${table}_line`,
})
const previewsOf = (table: 'data_import' | 'schedule_import'): Kind => ({
  write: importOf(table, 'preview'),
  left: `created_at from (select * from ${table} where state = 'preview') as previews`,
})

/** What no test of its area looks at as it grows old. */
const kinds: Readonly<Record<string, Kind>> = {
  call_count: {
    write: insert(
      "insert into call_count (school_id, at, call, outcome, count, milliseconds) values ($1, $2, 'GET /a', 'done', 1, 1)",
      ({ schoolId }, at) => [schoolId, at],
    ),
    left: 'at from call_count',
  },
  statistic_hour: {
    write: insert(
      "insert into statistic_hour (school_id, source, hour, subject, outcome, count, amount) values ($1, 'logins', $2, 'password', 'in', 1, 0)",
      ({ schoolId }, at) => [schoolId, at],
    ),
    left: 'hour from statistic_hour',
  },
  person_day: {
    write: insert("insert into person_day (school_id, source, day, person_id) values ($1, 'logins', $2::date, $3)", (owner, at) => [
      owner.schoolId,
      at,
      owner.personId,
    ]),
    left: 'day from person_day',
  },
  photo_search: {
    write: insert(
      "insert into photo_search (school_id, searcher_id, purpose, top, created_at) values ($1, $2, '核对', 10, $3)",
      (owner, at) => [owner.schoolId, owner.personId, at],
    ),
    left: 'created_at from photo_search',
  },
  data_import_line: linesOf('data_import'),
  data_import_preview: previewsOf('data_import'),
  schedule_import_line: linesOf('schedule_import'),
  schedule_import_preview: previewsOf('schedule_import'),
  sign_place: {
    write: async (owner, at) => {
      const [id] = await trailWrites.signs(owner, at)
      await runText(owner.base.sql, "update sign set place = 'inside' where id = $1", [id])
    },
    left: 'created_at from (select * from sign where place is not null) as signs',
  },
  past_roll_key: {
    write: async (owner, at) => {
      const [, lessonId] = await trailWrites.signs(owner, at)
      const values = [randomUUID(), owner.schoolId, lessonId, randomBytes(8), at]
      await runText(
        owner.base.sql,
        'insert into past_roll_key (tag, school_id, lesson_id, key_encrypted, replaced_at) values ($1, $2, $3, $4, $5)',
        values,
      )
    },
    left: 'replaced_at from past_roll_key',
  },
  face_challenge: {
    write: insert(
      `insert into face_challenge (school_id, purpose, subject_id, prompts, created_at, expires_at)
       values ($1, 'user', $2, '{blink,turn-head,open-mouth}', $3::timestamptz - interval '1 minute', $3)`,
      ({ schoolId, personId }, at) => [schoolId, personId, at],
    ),
    left: 'expires_at from face_challenge',
  },
  face_handover: {
    write: async (owner, at) => {
      const [session] = await trailWrites.sessions(owner, campus().clock.now())
      await runText(
        owner.base.sql,
        "insert into face_handover (school_id, person_id, session_id, purpose, code_hash, created_at, expires_at) values ($1, $2, $3, 'user', $4, $5, $5)",
        [owner.schoolId, owner.personId, session, randomBytes(32), at],
      )
    },
    left: 'expires_at from face_handover',
  },
}

const openOwner = async (): Promise<TrailOwner> => {
  const { base } = campus()
  const { schoolId, person } = await enter(campus())
  return { base, schoolId, personId: person.id, unitId: await makeUnit(base.sql, schoolId, { kind: 'college' }) }
}

const sweepAll = async () => {
  const sweep = assembleModules()
    .jobs(campus().base)
    .find(({ job }) => job.kind === 'housekeeping.sweep')
  await sweep?.run({}, { isLast: false })
}

const twoDays = 2 * 86_400

test('what is older than its declared time goes with the next housekeeping, and what is younger stays', async () => {
  const ctx = systemContext(campus().base)
  const declared = new Map(allModules.of(ctx).retention.map(({ kind }) => [kind.kind, kind]))
  const written = new Map<string, { readonly owner: TrailOwner; readonly fresh: Date }>()
  for (const [name, { write }] of Object.entries(kinds)) {
    const kind = declared.get(name) ?? assert.fail(`${name} is not declared`)
    const owner = await openOwner()
    const seconds =
      typeof kind.keptFor === 'number'
        ? kind.keptFor
        : keptSecondsOf(kind as SchoolRetentionKind, await readSettings(ctx.sql, owner.schoolId))
    // Days are counted whole; what is kept shorter is kept to the hour.
    const margin = Math.min(twoDays, seconds / 4)
    const [fresh, old] = [later(ctx.now(), margin - seconds), later(ctx.now(), -margin - seconds)]
    await write(owner, old)
    await write(owner, fresh)
    written.set(name, { owner, fresh })
  }
  const momentsOf = async (name: string, schoolId: string) =>
    (await runText(ctx.sql, `select ${kinds[name]?.left ?? ''} where school_id = $1`, [schoolId])).rows.map((row) =>
      new Date(Object.values(row)[0] as string).getTime(),
    )
  for (const [name, { owner }] of written) assert.equal((await momentsOf(name, owner.schoolId)).length, 2, name)
  await sweepAll()
  for (const [name, { owner, fresh }] of written) {
    const [left, ...more] = await momentsOf(name, owner.schoolId)
    assert.equal(more.length, 0, name)
    assert.ok(left !== undefined && Math.abs(left - fresh.getTime()) < twoDays * 1000, name)
  }
})
