import { type Language, languages } from '@campus/contract/language.ts'
import { announcement, announcements, recallAnnouncement } from '@campus/contract/messages/announcements.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './announcement.css'
import { type Announcement, AnnouncementState } from './announcement-state.tsx'
import { announcementWords } from './words.ts'

function Reach({ shown: { reach, read } }: { readonly shown: Announcement }) {
  const words = useWords(announcementWords)
  const percent = reach === 0 ? 0 : Math.floor((read / reach) * 100)
  return (
    <div className="reach">
      <span>
        {words.reach} <strong className="console-figures">{sayCount(reach)}</strong> · {words.read}{' '}
        <strong className="console-figures">{words.readOf(sayCount(read), percent)}</strong>
      </span>
      <div className="reach-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

function Texts({ shown }: { readonly shown: Announcement }) {
  const words = useWords(announcementWords)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const texts = {
    zh_CN: [shown.title, shown.body],
    en_US: [shown.titleEn || shown.title, shown.bodyEn || shown.body],
    zh_TW: [shown.titleTw || shown.title, shown.bodyTw || shown.body],
  } as const
  const [title, body] = texts[language]
  return (
    <section className="console-card">
      <Choice
        label={words.language}
        look="tabs"
        options={languages.map((name) => [name, words[name]] as const)}
        value={language}
        onChoose={setLanguage}
      />
      <h2>{title}</h2>
      <p className="announcement-text">{body}</p>
    </section>
  )
}

interface AnnouncementViewProps {
  readonly shown: Announcement
  readonly onCopy: () => void
}

/** One that is out, or on its way: read only, with what became of it. */
export function AnnouncementView({ shown, onCopy }: AnnouncementViewProps) {
  const words = useWords(announcementWords)
  const { act, isActing } = useAction(recallAnnouncement, { changes: [announcements, announcement] })

  const recall = async () => {
    if (!(await ask({ title: words.recallTitle, text: words.recallText, confirm: words.recall }))) return
    const isBack = await act({ id: shown.id }).then(
      () => true,
      () => false,
    )
    if (isBack) toast(words.recalledNow, 'success')
  }

  return (
    <div className="console-columns">
      <Texts shown={shown} />
      <section className="console-card">
        <header>
          <AnnouncementState state={shown.state} />
        </header>
        <Reach shown={shown} />
        <Facts
          facts={[
            [words.audience, shown.audienceNames.join(' · ')],
            [words.author, shown.author],
            [words.publishAt, shown.publishAt && <Moment key="publish" at={shown.publishAt} />],
            [words.createdAt, <Moment key="created" at={shown.createdAt} />],
          ]}
        />
        <div className="console-buttons">
          <Button onClick={onCopy}>{words.copy}</Button>
          {shown.state !== 'recalled' && (
            <Button color="danger" fill="outline" loading={isActing} onClick={() => void recall()}>
              {words.recall}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
