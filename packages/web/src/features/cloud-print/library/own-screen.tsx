import type { OutputOf } from '@campus/contract/call.ts'
import { libraryFiles, ownLibraryFiles, withdrawLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { Button } from 'antd-mobile'
import { UploadOutline } from 'antd-mobile-icons'
import { send } from '../../../api/send.ts'
import { useAct } from '../../../api/use-act.ts'
import { keyOf } from '../../../api/use-read.ts'
import { ask } from '../../../feedback/ask.ts'
import { toast } from '../../../feedback/toast.ts'
import { open } from '../../../navigation/navigator.ts'
import { LibraryMark } from '../../../parts/library/library-mark.tsx'
import { EndlessList } from '../../../parts/list/endless-list.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import { useUnreadNews } from '../../../parts/news/use-unread-news.ts'
import '../../../parts/page/page.css'
import { Empty } from '../../../parts/states/empty.tsx'
import { Time } from '../../../parts/time/time.tsx'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import '../files/files.css'
import './library.css'
import { shareWords } from './words.ts'

type Offered = OutputOf<typeof ownLibraryFiles>['rows'][number]

function OfferedRow({ file: { id, name, directory, state, notes, createdAt } }: { readonly file: Offered }) {
  const words = useWords(shareWords)
  const language = useLanguage()
  const { act, isActing } = useAct(withdrawLibraryFile, { changes: [ownLibraryFiles, libraryFiles] })
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle(name), text: words.withdrawText, confirm: words.withdraw }))) return
    await act({ id })
    toast(words.withdrawn, 'success')
  }
  const isOpen = state === 'waiting' || state === 'published'
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
        {isOpen && (
          <div className="file-deeds">
            {state === 'published' && (
              <Button size="small" onClick={() => void open(cloudPrintPaths.libraryFile, { id })}>
                {words.look}
              </Button>
            )}
            <Button size="small" loading={isActing} onClick={() => void withdraw().catch(() => undefined)}>
              {words.withdraw}
            </Button>
          </div>
        )}
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
      <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={<Empty says={words.none} action={begin} />}>
        {(file) => <OfferedRow file={file} />}
      </EndlessList>
    </div>
  )
}
