import { wordsOf } from '@campus/ui/words/words.ts'

export const offlineWords = wordsOf({
  ready: ['新版本已就绪', 'A new version is ready', '新版本已就緒'],
  update: ['立即更新', 'Update now', '立即更新'],
  later: ['稍后', 'Later', '稍後'],
})
