import { ownLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useOwnFiles } from '../files/use-own-files.ts'
import { ShareForm } from './share-form.tsx'
import { useDirectories } from './use-library.ts'
import { shareWords } from './words.ts'

const maxName = 60

/** The name of a file without its ending, as a name in the library begins. */
const nameFrom = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, maxName)

function ShareFile() {
  const words = useWords(shareWords)
  const { fileId } = useQueryOf(cloudPrintPaths.shareToLibrary)
  const files = useOwnFiles('document')
  const directories = useDirectories()
  const upload = (
    <Button color="primary" onClick={() => void open(cloudPrintPaths.document)}>
      {words.upload}
    </Button>
  )
  return (
    <QueryView
      read={files}
      empty={<Empty t={words.noFiles} action={upload} />}
      isEmpty={(all) => all.every(({ state }) => state !== 'ready')}
    >
      {(all) => {
        const ready = all.filter(({ state }) => state === 'ready')
        const first = ready.find(({ id }) => id === fileId) ?? ready[0]
        const start = { sourceId: first?.id ?? '', directoryId: '', name: nameFrom(first?.name ?? ''), description: '' }
        return <QueryView read={directories}>{(tree) => <ShareForm start={start} files={ready} directories={tree} />}</QueryView>
      }}
    </QueryView>
  )
}

/** What a reviewer said stands above, and what was written before can be written better. */
function ShareAgain({ id }: { readonly id: string }) {
  const words = useWords(shareWords)
  const read = useRead(ownLibraryFile, { id }, { staleTime: 0 })
  const directories = useDirectories()
  const toOwn = <Button onClick={() => void redirect(cloudPrintPaths.ownLibraryFiles)}>{words.list}</Button>
  return (
    <QueryView
      read={read}
      otherWay={toOwn}
      isEmpty={({ mayOfferAgain }) => !mayOfferAgain}
      empty={<Empty t={words.notAgain} action={toOwn} />}
    >
      {({ notes, ...refused }) => (
        <>
          {notes && <p className="page-note">{words.notes(notes)}</p>}
          <QueryView read={directories}>
            {(tree) => <ShareForm start={{ ...refused, sourceId: refused.id }} files={undefined} directories={tree} />}
          </QueryView>
        </>
      )}
    </QueryView>
  )
}

/** Offers a file of mine to the whole school. */
export default function ShareScreen() {
  const words = useWords(shareWords)
  const againId = Id.safeParse(useQueryOf(cloudPrintPaths.shareToLibrary).againId).data
  return (
    <div className="page">
      <section className="page-card" aria-label={words.submit}>
        <p className="page-lead">{words.lead}</p>
        {againId ? <ShareAgain key={againId} id={againId} /> : <ShareFile />}
      </section>
    </div>
  )
}
