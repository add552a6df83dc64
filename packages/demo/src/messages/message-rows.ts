import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { openAccounts } from '../accounts.ts'
import { ago } from '../ago.ts'
import type { InventedPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { colleges } from '../school/colleges.ts'
import { listClasses } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { bodyColumns, titleColumns } from '../titles.ts'
import { announcementId, announcementRows, announcements, audienceRows, isFor } from './announcements.ts'
import { demoMessages } from './demo-messages.ts'

const firstCollege = colleges[0]?.code ?? ''

/** Those who can be tried out still have news to read; everybody else has read theirs. */
const triedOut = new Set(openAccounts.map(({ number }) => number))

const message = (key: string, to: string, textId: string, category: MessageCategory, at: Date, isRead: boolean) => ({
  id: idAt('message', `${key} ${to}`, at),
  school_id: demoUniversity.id,
  person_id: personId(to),
  text_id: textId,
  category,
  read_at: isRead ? at : null,
  created_at: at,
})

const ownMessageRows = (today: Date) => {
  const all = demoMessages(today).map((letter) => ({ letter, at: ago(today, letter.hoursAgo) }))
  return {
    texts: all.map(({ letter, at }) => ({
      id: idAt('text', letter.code, at),
      school_id: demoUniversity.id,
      category: letter.category,
      ...titleColumns(letter.title),
      ...bodyColumns(letter.body),
      subject_kind: letter.subject?.kind ?? null,
      subject_id: letter.subject?.id ?? null,
      created_at: at,
    })),
    messages: all.map(({ letter, at }) =>
      message(letter.code, letter.to, idAt('text', letter.code, at), letter.category, at, letter.isRead),
    ),
  }
}

export const messageRows = (people: readonly InventedPerson[], today: Date) => {
  const classes = listClasses(today).filter(({ collegeCode }) => collegeCode === firstCollege)
  const below = new Set([firstCollege, ...classes.map(({ code }) => code)])
  const published = announcements.flatMap((announcement) =>
    announcement.hoursAgo === null
      ? []
      : [{ announcement, at: ago(today, announcement.hoursAgo), readers: people.filter((person) => isFor(announcement, person, below)) }],
  )
  const own = ownMessageRows(today)
  return {
    announcements: announcementRows(
      today,
      ({ code }) => published.find(({ announcement }) => announcement.code === code)?.readers.length ?? 0,
    ),
    audiences: audienceRows(today, firstCollege),
    texts: [
      ...published.map(({ announcement, at }) => ({
        id: idAt('text', announcement.code, at),
        school_id: demoUniversity.id,
        category: 'announcement' as const,
        ...titleColumns(announcement.title),
        ...bodyColumns(announcement.body),
        announcement_id: announcementId(today, announcement),
        created_at: at,
      })),
      ...own.texts,
    ],
    messages: [
      ...published.flatMap(({ announcement: { code }, at, readers }) =>
        readers.map(({ number }) => message(code, number, idAt('text', code, at), 'announcement', at, !triedOut.has(number))),
      ),
      ...own.messages,
    ],
  }
}
