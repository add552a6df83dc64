import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const directoriesWords = wordsOf({
  lead: [
    '资料库的目录，师生投稿和查找时使用。',
    'Folders of the shared library, for sharing and finding files.',
    '資料庫的目錄，師生投稿和查找時使用。',
  ],
  tree: ['目录树', 'Folders', '目錄樹'],
  search: ['搜索目录', 'Search folders', '搜尋目錄'],
  noMatch: ['没有匹配的目录，请换个词', 'No folder matches. Try another word.', '沒有符合的目錄，請換個詞'],
  choose: [
    '从左侧选择一个目录修改，或新增一个。',
    'Select a folder on the left to edit it, or add one.',
    '從左側選擇一個目錄修改，或新增一個。',
  ],
  none: ['还没有目录，先新增一个。', 'No folders yet. Add one first.', '還沒有目錄，先新增一個。'],
  addTop: ['新增目录', 'Add folder', '新增目錄'],
  addUnder: (name: string): Phrase => [`在“${name}”下新增`, `Add under “${name}”`, `在「${name}」下新增`],
  add: ['新增下级目录', 'Add subfolder', '新增下級目錄'],
  name: ['名称', 'Name', '名稱'],
  parent: ['上级目录', 'Parent folder', '上級目錄'],
  top: ['最上层', 'Top level', '最上層'],
  position: ['顺序', 'Position', '順序'],
  positionHint: ['数字小的在前', 'Lower numbers come first', '數字小的在前'],
  files: (count: number): Phrase => [`${count} 份资料`, counted(count, 'file'), `${count} 份資料`],
  saved: ['目录已保存', 'Folder saved', '目錄已儲存'],
  drop: ['删除', 'Delete', '刪除'],
  dropTitle: (name: string): Phrase => [`删除“${name}”？`, `Delete “${name}”?`, `刪除「${name}」？`],
  dropText: ['只能删除空目录。', 'Only an empty folder can be deleted.', '只能刪除空目錄。'],
  dropped: ['目录已删除', 'Folder deleted', '目錄已刪除'],
})
