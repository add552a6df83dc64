import type { person } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { hiddenFields } from '@campus/contract/records/changes.ts'
import { numberNames, roleNames } from '@campus/contract/roles.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../../../../domain/person/avatar.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { HiddenValue } from '../../../../console/reveal/hidden-value.tsx'
import { PersonState } from '../people/person-state.tsx'
import { peopleWords } from '../people/words.ts'
import './person-screen.css'
import { personWords } from './words.ts'

type Person = OutputOf<typeof person>

interface CardProps {
  readonly person: Person
  readonly action: ReactNode
}

export function RecordCard({ person, action }: CardProps) {
  const words = useWords(personWords)
  const names = useWords(peopleWords)
  const say = useSay()
  const { number, userType, avatar, state } = person
  const name = personNameIn(person, useLanguage())
  const hidden = (field: (typeof hiddenFields)[number], title: string) => (
    <HiddenValue personId={person.id} field={field} name={title} masked={person[field]} />
  )
  return (
    <section className="console-card">
      <header>
        <div className="person-head">
          <Avatar name={name} src={avatar} size="large" />
          <div className="person-head-text">
            <strong>{name}</strong>
            <span className="console-quiet console-figures">
              {say(roleNames[userType])} · {say(numberNames[userType])} {number}
            </span>
            <span>
              <PersonState state={state} />
            </span>
          </div>
        </div>
        {action}
      </header>
      <Facts
        facts={[
          [words.units, person.units.join(' / ')],
          [names.grade, person.grade],
          ...(name === person.name ? [[words.pinyin, person.namePinyin] as const] : [[names.name, person.name] as const]),
          [words.nickname, person.nickname],
          [names.phone, hidden('phone', names.phone)],
          [names.email, hidden('email', names.email)],
          [words.qq, person.qq],
          [names.idCard, hidden('idCard', names.idCard)],
        ]}
      />
      <p className="console-note">{words.watched}</p>
    </section>
  )
}

export function RolesCard({ person, action }: CardProps) {
  const words = useWords(personWords)
  const say = useSay()
  // What everybody of a kind is, nobody has given them.
  const granted = person.grants.filter(({ role }) => role !== person.userType)
  return (
    <section className="console-card">
      <header>
        <h2>{words.roles}</h2>
        {action}
      </header>
      {granted.length === 0 ? (
        <p className="console-note">{words.noRoles}</p>
      ) : (
        <ul className="person-grants">
          {granted.map(({ role, scopeUnitId, scopeName }) => (
            <li key={role}>
              <StateMark tone="over" t={say(roleNames[role])} />
              <span className="console-quiet">{scopeUnitId === null ? words.wholeSchool : scopeName}</span>
            </li>
          ))}
        </ul>
      )}
      {person.userType !== 'teacher' && <p className="console-note">{words.rolesForStaff}</p>}
    </section>
  )
}

export function AccountCard({ person, action }: CardProps) {
  const words = useWords(personWords)
  const names = useWords(peopleWords)
  return (
    <section className="console-card">
      <h2>{words.account}</h2>
      <Facts
        facts={[
          [words.password, person.hasPassword ? words.hasPassword : words.noPassword],
          [words.secondFactor, person.hasSecondFactor ? words.hasPassword : words.noPassword],
          [words.agent, person.isAgent ? words.isAgent : words.noAgent],
          [words.sessions, words.sessionCount(person.openSessions)],
          [names.lastLogin, person.lastLoginAt ? <Time key="time" at={person.lastLoginAt} /> : names.never],
          [words.created, <Moment key="moment" at={person.createdAt} />],
        ]}
      />
      {action}
    </section>
  )
}
