import type { Language } from '@campus/contract/language.ts'
import { generalSettings } from '@campus/contract/school/school-info.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PlainRow, Rows } from '../../../navigation/rows.tsx'
import { useSession } from '../../../session/use-session.ts'
import { chooseDisplayMode, chooseOwnLanguage } from './own-preferences.ts'
import { generalWords } from './words.ts'

/** Each language in its own words: who reads one of them finds it. */
const languageNames = [
  ['zh_CN', '简体中文'],
  ['en_US', 'English'],
  ['zh_TW', '繁體中文'],
] as const satisfies readonly (readonly [Language, string])[]

function Looks() {
  const words = useWords(generalWords)
  const language = useSession('language')
  const displayMode = useSession('displayMode')
  const looks = [
    ['system', words.system],
    ['light', words.light],
    ['dark', words.dark],
  ] as const
  return (
    <section className="page-card" aria-labelledby="general-look">
      <h2 id="general-look">{words.look}</h2>
      <Choice label={words.language} options={languageNames} value={language} onChoose={chooseOwnLanguage} />
      <Choice label={words.display} options={looks} value={displayMode} onChoose={chooseDisplayMode} />
      <p className="page-note">{words.everywhere}</p>
    </section>
  )
}

const kindName = (contentType: string) => contentType.replace('image/', '').toUpperCase()

function BySchool() {
  const words = useWords(generalWords)
  const school = useSession('school')
  const read = useRead(generalSettings, school ? { schoolId: school.id } : {})
  return (
    <QueryView read={read}>
      {({ hasHomeTab, uploads, timeZone }) => {
        const pictures = `${uploads.imageKinds.map(kindName).join(', ')} · ${words.upTo} ${fileSize(uploads.imageBytes)}`
        return (
          <Rows title={words.bySchool}>
            <li>
              <PlainRow title={words.tabs} text={hasHomeTab ? words.withHome : words.withoutHome} />
            </li>
            <li>
              <PlainRow title={words.pictures} text={pictures} />
            </li>
            <li>
              <PlainRow title={words.timeZone} text={timeZone} />
            </li>
          </Rows>
        )
      }}
    </QueryView>
  )
}

export default function GeneralScreen() {
  const words = useWords(generalWords)
  return (
    <div className="page">
      <Looks />
      <section className="page-card" aria-labelledby="general-text">
        <h2 id="general-text">{words.text}</h2>
        <p className="page-lead">{words.sample}</p>
        <p className="page-note">{words.textHint}</p>
      </section>
      <BySchool />
    </div>
  )
}
