import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicationTransitions } from './modules/certificates/application/application-status.rules.ts'
import { documentTransitions } from './modules/documents/issued/document-state.rules.ts'
import { handoverTransitions } from './modules/faces/handover/handover.rules.ts'
import { appealTransitions } from './modules/grades/published/appeal.rules.ts'
import { sheetTransitions } from './modules/grades/sheets/sheet.rules.ts'
import { paperTransitions } from './modules/identity/papers/paper-state.rules.ts'
import { photoTransitions } from './modules/identity/photos/photo-state.rules.ts'
import { claimTransitions } from './modules/lostfound/claims/claim.rules.ts'
import { itemTransitions } from './modules/lostfound/posts/item.rules.ts'
import { lineTransitions, orderTransitions } from './modules/orders/order/order-state.rules.ts'
import { changeTransitions as recordChangeTransitions } from './modules/records/changes/change.rules.ts'
import { caseTransitions } from './modules/registration/cases/case-state.rules.ts'
import { changeTransitions } from './modules/schedule/change-records/change-state.rules.ts'
import { signatureTransitions } from './modules/signature/own/signature.rules.ts'
import { runText } from './platform/db/sql.ts'
import type { Transitions } from './platform/transitions.ts'
import { useTestCampus } from './testing/test-campus.ts'

const campus = useTestCampus()

const machines: Readonly<Record<string, Transitions<string>>> = {
  purchase_order: orderTransitions,
  order_line: lineTransitions,
  application: applicationTransitions,
  issued_document: documentTransitions,
  signature: signatureTransitions,
  photo: photoTransitions,
  identity_paper: paperTransitions,
  face_handover: handoverTransitions,
  registration_case: caseTransitions,
  lesson_change: changeTransitions,
  lost_item: itemTransitions,
  lost_claim: claimTransitions,
  grade_sheet: sheetTransitions,
  grade_appeal: appealTransitions,
  record_change: recordChangeTransitions,
}

/** Where more than the first of the states begins something: a case fits a record or none, a change of a record waits or counts at once. */
const furtherStarts: Readonly<Record<string, readonly string[]>> = { registration_case: ['unmatched'], record_change: ['applied'] }

const movesOf = (transitions: Transitions<string>) =>
  Object.entries(transitions)
    .flatMap(([from, states]) => states.map((to) => `${from}>${to}`))
    .toSorted()

for (const [table, transitions] of Object.entries(machines)) {
  const states = Object.keys(transitions)

  test(`${table}: the table knows the states that the column may hold, and no other`, async () => {
    const { rows } = await runText(
      campus().base.sql,
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(oid) like '%(state = ANY%'`,
      [table],
    )
    const held = [...String(rows[0]?.['definition']).matchAll(/'(\w+)'::text/g)].map(([, state = '']) => state)
    assert.deepEqual(states.toSorted(), held.toSorted())
  })

  test(`${table}: every move that is allowed passes the database, and every other is refused`, async () => {
    const { sql } = campus().base
    await runText(sql, `create table ${table}_copy (state text not null)`)
    const { rows } = await runText(
      sql,
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and tgname = $1 || '__transitions'`,
      [table],
    )
    await runText(sql, String(rows[0]?.['definition']).replace(/ ON \S+ /, ` ON ${table}_copy `))
    const passed: string[] = []
    for (const from of states)
      for (const to of states.filter((state) => state !== from)) {
        await runText(sql, `truncate ${table}_copy`)
        await runText(sql, `insert into ${table}_copy values ($1)`, [from])
        const isMoved = await runText(sql, `update ${table}_copy set state = $1`, [to]).then(
          () => true,
          () => false,
        )
        if (isMoved) passed.push(`${from}>${to}`)
      }
    assert.deepEqual(passed.toSorted(), movesOf(transitions))
  })

  test(`${table}: from its first states every other is reached`, () => {
    const reached = new Set<string>()
    const visit = (state: string) => {
      if (reached.has(state)) return
      reached.add(state)
      for (const next of transitions[state] ?? []) visit(next)
    }
    for (const start of [states[0] ?? '', ...(furtherStarts[table] ?? [])]) visit(start)
    assert.deepEqual([...reached].toSorted(), states.toSorted())
  })
}
