import { wordsOf } from '@campus/ui/words/words.ts'

export const shelfWords = wordsOf({
  topic: ['问题类型', 'Topic', '問題類型'],
  everything: ['全部', 'All', '全部'],
  problems: ['常见问题', 'Common problems', '常見問題'],
  noProblems: ['这里还没有问题解答。', 'No answers here yet.', '這裡還沒有問題解答。'],
  showAll: ['查看全部问题', 'View all problems', '查看全部問題'],
  guides: ['更多帮助', 'More help', '更多幫助'],
  noGuides: ['学校还没有发布使用指南。', 'The school has not published any guides yet.', '學校還沒有發布使用指南。'],
  toProblems: ['查看常见问题', 'View common problems', '查看常見問題'],
})
