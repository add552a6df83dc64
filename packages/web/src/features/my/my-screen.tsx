import type { Language } from '@campus/contract/language.ts'
import { Button } from 'antd-mobile'
import { CheckShieldOutline, FileOutline, RightOutline } from 'antd-mobile-icons'
import { ask } from '../../feedback/ask.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { Choice } from '../../parts/choice/choice.tsx'
import { Avatar } from '../../parts/person/avatar.tsx'
import { peoplePaths } from '../../paths/people.ts'
import type { Service } from '../../services/services.ts'
import { useServices } from '../../services/use-services.ts'
import { useShownUser } from '../../session/shown-user.ts'
import { useSession } from '../../session/use-session.ts'
import { useSay, useWords } from '../../words/words.ts'
import { AboutProduct } from './about-product.tsx'
import { leave } from './leave.ts'
import './my-screen.css'
import { chooseDisplayMode, chooseOwnLanguage } from './own-preferences.ts'
import { myWords } from './words.ts'

/** Each language in its own words: who reads one of them finds it. */
const languageNames = [
  ['zh_CN', '简体中文'],
  ['en_US', 'English'],
  ['zh_TW', '繁體中文'],
] as const satisfies readonly (readonly [Language, string])[]

function PersonCard() {
  const words = useWords(myWords)
  const { name, schoolName, xuehao, avatar } = useShownUser()
  return (
    <header className="my-card my-person">
      <Avatar name={name} src={avatar} size="large" />
      <div>
        <h1>{name}</h1>
        <p>{schoolName}</p>
        {xuehao && (
          <p>
            {words.number} <span className="my-number">{xuehao}</span>
          </p>
        )}
      </div>
    </header>
  )
}

type Entry = Pick<Service, 'path' | 'title' | 'icon'>

const documents: readonly Entry[] = [
  { path: peoplePaths.userAgreement, title: ['用户协议', 'User agreement', '使用者協議'], icon: FileOutline },
  { path: peoplePaths.privacyPolicy, title: ['隐私政策', 'Privacy policy', '隱私政策'], icon: CheckShieldOutline },
]

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useSay()
  if (entries.length === 0) return null
  return (
    <ul className="my-card my-links">
      {entries.map(({ path, title, icon: Icon }) => (
        <li key={path.address}>
          <PathLink to={path}>
            <span className="my-link-icon" aria-hidden="true">
              <Icon />
            </span>
            {say(title)}
            <RightOutline className="my-link-mark" aria-hidden="true" />
          </PathLink>
        </li>
      ))}
    </ul>
  )
}

function Preferences() {
  const words = useWords(myWords)
  const language = useSession('language')
  const displayMode = useSession('displayMode')
  const looks = [
    ['system', words.system],
    ['light', words.light],
    ['dark', words.dark],
  ] as const
  return (
    <section className="my-card my-preferences" aria-labelledby="my-preferences">
      <h2 id="my-preferences">{words.preferences}</h2>
      <Choice label={words.language} options={languageNames} value={language} onChoose={chooseOwnLanguage} />
      <Choice label={words.display} options={looks} value={displayMode} onChoose={chooseDisplayMode} />
    </section>
  )
}

export default function MyScreen() {
  const words = useWords(myWords)
  const own = useServices().find(([group]) => group === 'mine')?.[1] ?? []
  const logOut = async () => {
    if (await ask({ title: words.logOutTitle, text: words.logOutText, confirm: words.logOut })) await leave()
  }
  return (
    <div className="my">
      <PersonCard />
      <Entries entries={own} />
      <Preferences />
      <Entries entries={documents} />
      <Button block onClick={() => void logOut()}>
        {words.logOut}
      </Button>
      <AboutProduct />
    </div>
  )
}
