import { NoConnection } from '@campus/client/failures.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EditSOutline, ExclamationShieldOutline, FolderOutline, PicturesOutline } from 'antd-mobile-icons'
import { toastFailure } from '../../../api/toast-failure.ts'
import '@campus/ui/page/page.css'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PlainRow, Rows } from '../../../navigation/rows.tsx'
import './storage-screen.css'
import { type StoreName, storeNames, stores } from './stores.ts'
import { storageWords } from './words.ts'

const icons = { files: FolderOutline, answers: ExclamationShieldOutline, drafts: EditSOutline, pictures: PicturesOutline }
const sizesKey = ['device storage']

const readSizes = async () => {
  const sizes = await Promise.all(storeNames.map((name) => stores[name].size()))
  return storeNames.map((name, place) => ({ name, size: sizes[place] ?? 0 }))
}

export default function StorageScreen() {
  const words = useWords(storageWords)
  const queries = useQueryClient()
  const read = useQuery({ queryKey: sizesKey, queryFn: readSizes, staleTime: 0 })
  const texts = { files: words.filesText, answers: words.answersText, drafts: words.draftsText, pictures: words.picturesText }

  const clear = async (names: readonly StoreName[]) => {
    if (names.includes('drafts') && !(await ask({ title: words.draftsTitle, confirm: words.clear }))) return
    const outcomes = await whilePending(() => Promise.all(names.map((name) => stores[name].clear())))
    await queries.invalidateQueries({ queryKey: sizesKey })
    if (outcomes.every(Boolean)) toast(words.cleared, 'success')
    else toastFailure(new NoConnection())
  }

  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <QueryView read={read}>
        {(sizes) => (
          <>
            <p className="storage-total">
              {words.total} <strong>{fileSize(sizes.reduce((sum, { size }) => sum + size, 0))}</strong>
            </p>
            <Rows>
              {sizes.map(({ name, size }) => (
                <li key={name} className="storage-row">
                  <PlainRow icon={icons[name]} title={words[name]} text={texts[name]} value={fileSize(size)} />
                  <Button size="small" disabled={size === 0} aria-label={words.clearOne(words[name])} onClick={() => void clear([name])}>
                    {words.clear}
                  </Button>
                </li>
              ))}
            </Rows>
            <Button block onClick={() => void clear(storeNames)}>
              {words.clearAll}
            </Button>
          </>
        )}
      </QueryView>
    </div>
  )
}
