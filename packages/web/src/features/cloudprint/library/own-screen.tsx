import type { OutputOf } from '@campus/contract/call.ts'
import { forgetLibraryFile, libraryFiles, ownLibraryFiles, withdrawLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { UploadOutline } from 'antd-mobile-icons'
import { send } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/use-read.ts'
import { LibraryMark } from '../../../domain/library/library-mark.tsx'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../files/files.css'
import './library.css'
import { shareWords } from './words.ts'

type Offered = OutputOf<typeof ownLibraryFiles>['rows'][number]

/** Taken back from the library while it is in it or on its way, and out of the list when it is over; both ask first. */
const useEnding = ({ id, state, ...named }: Offered) => {
  const words = useWords(shareWords)
  const name = nameIn(named, useLanguage())
  const withdrawing = useAction(withdrawLibraryFile, { changes: [ownLibraryFiles, libraryFiles] })
  const forgetting = useAction(forgetLibraryFile, { changes: [ownLibraryFiles] })
  const isOver = state === 'refused' || state === 'removed'
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle(name), text: words.withdrawText, confirm: words.withdraw }))) return
    await withdrawing.act({ id })
    toast(words.withdrawn, 'success')
  }
  const forget = async () => {
    if (!(await ask({ title: words.forgetTitle(name), text: words.forgetText, confirm: words.forget }))) return
    await forgetting.act({ id })
    toast(words.forgotten, 'success')
  }
  return {
    t: isOver ? words.forget : words.withdraw,
    isActing: withdrawing.isActing || forgetting.isActing,
    end: () => void (isOver ? forget() : withdraw()).catch(() => undefined),
  }
}

function OfferedRow({ file }: { readonly file: Offered }) {
  const words = useWords(shareWords)
  const language = useLanguage()
  const { t, isActing, end } = useEnding(file)
  const { id, directory, state, notes, mayOfferAgain, createdAt } = file
  const name = nameIn(file, language)
  return (
    <article className="own-share" aria-label={name}>
      <div className="list-text">
        <span className="list-text-head">
          <strong>{name}</strong>
          <LibraryMark state={state} />
        </span>
        <small>
          {nameIn(directory, language)} · <Time at={createdAt} />
        </small>
        {notes && <small>{words.notes(notes)}</small>}
        <div className="file-actions">
          {state === 'published' && (
            <Button size="small" onClick={() => void open(cloudPrintPaths.libraryFile, { id })}>
              {words.look}
            </Button>
          )}
          {mayOfferAgain && (
            <Button size="small" color="primary" onClick={() => void open(cloudPrintPaths.shareToLibrary, { againId: id })}>
              {words.again}
            </Button>
          )}
          <Button size="small" loading={isActing} onClick={end}>
            {t}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** What I offered to the library, and what became of it. */
export default function OwnSharesScreen() {
  const words = useWords(shareWords)
  const pages = usePages(keyOf(ownLibraryFiles, {}), (pageNum, signal) => send(ownLibraryFiles, { pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const begin = (
    <Button color="primary" onClick={() => void open(cloudPrintPaths.shareToLibrary)}>
      <UploadOutline aria-hidden /> {words.begin}
    </Button>
  )
  return (
    <div className="page files list-on-card">
      {(pages.total ?? 0) > 0 && <div className="files-head">{begin}</div>}
      <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={<Empty t={words.none} action={begin} />}>
        {(file) => <OfferedRow file={file} />}
      </EndlessList>
    </div>
  )
}
