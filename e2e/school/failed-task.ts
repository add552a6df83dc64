import { randomUUID } from 'node:crypto'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import type { OwnSchool } from './own-schools.ts'

/** What the program printed when it gave up. */
export const taskCause = 'Error: connect ECONNREFUSED 192.0.2.25:465'

/**
 * A mail with a certificate that was given up. Eight tries of the real thing take half an hour, so it stands there from the
 * beginning; its mail has arrived by another way meanwhile, so that another try has nothing to send.
 */
export const addFailedTask = async (sql: Sql, { id: schoolId, people }: OwnSchool, today: Date): Promise<void> => {
  const { id } = await sql
    .insertInto('mail_delivery')
    .values({
      school_id: schoolId,
      person_id: people.student.id,
      document_ids: [randomUUID()],
      recipient: people.student.email,
      subject: '在读证明',
      via: 'school',
      state: 'sent',
      message_id: `<${randomUUID()}@campus.example>`,
      queued_at: today,
      sent_at: today,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await runText(sql, `select pgboss.create_queue('mail.deliver', '{"policy": "standard"}')`)
  await runText(
    sql,
    `insert into pgboss.job (name, data, state, output, retry_limit, retry_count, start_after, completed_on)
     values ('mail.deliver', $1, 'failed', $2, 8, 8, now(), now())`,
    [JSON.stringify({ id }), JSON.stringify({ message: taskCause })],
  )
}
