import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { FileOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { LinkRows, PlainRow, Rows } from '../../../navigation/rows.tsx'
import { partPlaces } from './part-places.ts'
import './profile-screen.css'
import { type Profile, useOwnRows, useSchoolFacts } from './profile-rows.ts'
import { profileWords } from './words.ts'

function Completion({ profile }: { readonly profile: Profile }) {
  const words = useWords(profileWords)
  const name = personNameIn(profile, useLanguage())
  const { percent, missing } = profile.completion
  return (
    <section className="page-card" aria-label={words.completion}>
      <div className="profile-head">
        <Avatar name={name} src={profile.avatar} size="large" />
        <div>
          <strong>{name}</strong>
          <p className="page-note">{missing.length === 0 ? words.isComplete : words.isMissing}</p>
        </div>
        <Ring label={words.completion} percent={percent} />
      </div>
      {missing.length > 0 && (
        <ul className="profile-missing" aria-label={words.missing}>
          {missing.map((part) => (
            <li key={part}>
              <PathLink {...partPlaces[part]}>{words.fill(words[part])}</PathLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ProfileColumns({ profile }: { readonly profile: Profile }) {
  const words = useWords(profileWords)
  const own = useOwnRows(profile)
  const facts = useSchoolFacts(profile)
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <Completion profile={profile} />
        <LinkRows title={words.editable} rows={own} />
      </div>
      <div className="page-column">
        <Rows title={words.bySchool}>
          {facts.map(([title, value]) => (
            <li key={title}>
              <PlainRow title={title} value={value} />
            </li>
          ))}
        </Rows>
        <p className="page-note">{words.bySchoolNote}</p>
        <LinkRows rows={[{ to: peoplePaths.record, icon: FileOutline, title: words.record }]} />
      </div>
    </div>
  )
}

export default function ProfileScreen() {
  const read = useRead(ownProfile, {})
  return <QueryView read={read}>{(profile) => <ProfileColumns profile={profile} />}</QueryView>
}
