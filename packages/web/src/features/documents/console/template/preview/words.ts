import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const previewWords = wordsOf({
  title: ['实时预览', 'Live preview', '即時預覽'],
  paper: ['样张', 'Sample', '樣張'],
  data: ['数据', 'Data', '資料'],
  invented: ['虚构数据', 'Sample data', '虛構資料'],
  student: ['一名学生', 'A student', '一名學生'],
  number: ['学号', 'Student number', '學號'],
  use: ['使用', 'Use', '使用'],
  watched: ['该学生能看到您查看过其档案。', 'The student can see that you viewed their record.', '該學生能看到您查看過其檔案。'],
  making: ['正在生成…', 'Generating…', '正在產生…'],
  made: (pages: number, seconds: string): Phrase => [
    `${pages} 页 · ${seconds} 秒`,
    `${counted(pages, 'page')} · ${seconds} s`,
    `${pages} 頁 · ${seconds} 秒`,
  ],
  broken: (count: number): Phrase => [`${count} 处错误`, counted(count, 'problem'), `${count} 處錯誤`],
  rulesFirst: [
    '规则有误或源码为空，改正后即可预览',
    'Fix the rules or write a source to see the preview',
    '規則有誤或原始碼為空，改正後即可預覽',
  ],
  problems: ['错误', 'Problems', '錯誤'],
  line: (line: number): Phrase => [`第 ${line} 行`, `Line ${line}`, `第 ${line} 行`],
})
