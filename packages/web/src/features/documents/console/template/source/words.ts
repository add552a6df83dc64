import { wordsOf } from '@campus/ui/words/words.ts'

export const sourceWords = wordsOf({
  keys: [
    'Tab 缩进；先按 Esc 再按 Tab 离开编辑器。',
    'Tab indents. Press Escape, then Tab to leave the editor.',
    'Tab 縮排；先按 Esc 再按 Tab 離開編輯器。',
  ],
  readOnly: ['仅供阅读。', 'Read-only.', '僅供閱讀。'],
})
