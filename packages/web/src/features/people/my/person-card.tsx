import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import type { ownProfile } from '@campus/contract/people/own-profile.ts'
import { numberNames, userTypes } from '@campus/contract/roles.ts'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CameraOutline, RightOutline } from 'antd-mobile-icons'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useShownUser } from '../../../session/shown-user.ts'
import { useSession } from '../../../session/use-session.ts'
import './person-card.css'
import { myWords } from './words.ts'

interface PersonCardProps {
  /** Absent until loaded; the name stored on the device is shown before. */
  readonly profile: OutputOf<typeof ownProfile> | undefined
}

function Completion({ percent, missing }: { readonly percent: number; readonly missing: number }) {
  const words = useWords(myWords)
  return (
    <PathLink to={peoplePaths.profile} className="my-completion">
      <Ring label={words.completion} percent={percent} />
      <span>
        <strong>{words.completion}</strong>
        <small>{missing === 0 ? words.isComplete : words.missing(missing)}</small>
      </span>
      <RightOutline aria-hidden="true" />
    </PathLink>
  )
}

export function PersonCard({ profile }: PersonCardProps) {
  const words = useWords(myWords)
  const language = useLanguage()
  const say = useSay()
  const { name, schoolName, xuehao, avatar } = useShownUser()
  // Known before the profile has been read, and offline.
  const roles = useSession('user')?.roles
  // Who audits or manages and does not teach is staff all the same.
  const userType = userTypes.find((type) => roles?.includes(type)) ?? 'teacher'
  const unit = profile?.units.at(-1)
  return (
    <header className="my-card my-person">
      <PathLink to={peoplePaths.avatar} className="my-avatar">
        <Avatar name={name} src={profile?.avatar ?? avatar} size="large" />
        <span className="my-avatar-mark" aria-hidden="true">
          <CameraOutline />
        </span>
        <VisuallyHidden>{words.changeAvatar}</VisuallyHidden>
      </PathLink>
      <div className="my-names">
        <h1>{name}</h1>
        <p>{unit ? `${schoolName} · ${nameIn(unit, language)}` : schoolName}</p>
        {xuehao && (
          <p>
            {say(numberNames[userType])} <span className="my-number">{xuehao}</span>
          </p>
        )}
      </div>
      {profile && <Completion percent={profile.completion.percent} missing={profile.completion.missing.length} />}
    </header>
  )
}
