import type { Phrase } from '@campus/contract/language.ts'

export interface DemoDirectory {
  readonly code: string
  readonly parent?: string
  readonly name: Phrase
}

export const demoDirectories: readonly DemoDirectory[] = [
  { code: 'forms', name: ['常用表格', 'Forms', '常用表格'] },
  { code: 'forms-study', parent: 'forms', name: ['教务表格', 'Study forms', '教務表格'] },
  { code: 'forms-life', parent: 'forms', name: ['生活与资助', 'Life and aid', '生活與資助'] },
  { code: 'guides', name: ['学习资料', 'Study guides', '學習資料'] },
  { code: 'guides-english', parent: 'guides', name: ['英语', 'English', '英語'] },
  { code: 'guides-mathematics', parent: 'guides', name: ['数学', 'Mathematics', '數學'] },
  { code: 'career', name: ['就业与升学', 'Career', '就業與升學'] },
]

export interface DemoLibraryFile {
  readonly code: string
  readonly directory: string
  /** Of what a student brought there may be no other language than their own. */
  readonly name: Phrase
  readonly description: Phrase
  /** Pages are set from these lines; each text a page. */
  readonly pages: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly uploader: string
  readonly state: 'published' | 'waiting'
}

const blanks = (labels: readonly string[]) => labels.map((label) => `${label}：____________________`)

export const demoLibraryFiles: readonly DemoLibraryFile[] = [
  {
    code: 'leave-of-absence',
    directory: 'forms-study',
    name: ['休学申请表', 'Application for leave of absence', '休學申請表'],
    description: [
      '一式两份，学院签字后交教务处。',
      'Two copies, signed by your school, then submitted to the Academic Affairs Office.',
      '一式兩份，學院簽字後交教務處。',
    ],
    pages: [
      {
        title: '休学申请表',
        lines: [...blanks(['姓名', '学号', '学院', '专业', '联系电话']), '申请事由：', '', '', '学院意见：', '', '教务处意见：'],
      },
    ],
    uploader: 'T0001',
    state: 'published',
  },
  {
    code: 'retake',
    directory: 'forms-study',
    name: ['重修选课申请表', 'Application to retake a course', '重修選課申請表'],
    description: [
      '每门课程一张，开学前两周内提交。',
      'One form per course, within the two weeks before term starts.',
      '每門課程一張，開學前兩週內提交。',
    ],
    pages: [{ title: '重修选课申请表', lines: blanks(['姓名', '学号', '课程代码', '课程名称', '任课教师', '申请日期']) }],
    uploader: 'T0001',
    state: 'published',
  },
  {
    code: 'aid',
    directory: 'forms-life',
    name: ['家庭经济困难学生认定申请表', 'Application for recognition of financial need', '家庭經濟困難學生認定申請表'],
    description: ['按学年申请，附情况说明。', 'For one academic year, with a statement of circumstances.', '按學年申請，附情況說明。'],
    pages: [
      { title: '家庭经济困难学生认定申请表', lines: blanks(['姓名', '学号', '家庭人口', '家庭住址', '联系电话']) },
      {
        title: '情况说明',
        lines: ['请如实填写家庭主要收入来源、主要困难及已获资助情况。', '', '', '本人承诺以上情况属实。', '签名：____________________'],
      },
    ],
    uploader: 'T0001',
    state: 'published',
  },
  {
    code: 'english-words',
    directory: 'guides-english',
    name: ['大学英语四级核心词汇（节选）', 'Core vocabulary for CET-4 (selection)', '大學英語四級核心詞彙（節選）'],
    description: ['按词频排列，适合睡前一页。', 'Sorted by frequency. Read a page before going to sleep.', '按詞頻排列，適合睡前一頁。'],
    pages: Array.from({ length: 4 }, (_, page) => ({
      title: `核心词汇 ${page + 1}`,
      lines: [
        'abandon  放弃',
        'benefit  益处',
        'challenge  挑战',
        'develop  发展',
        'evidence  证据',
        'flexible  灵活的',
        'guarantee  保证',
      ],
    })),
    uploader: '100001',
    state: 'published',
  },
  {
    code: 'calculus',
    directory: 'guides-mathematics',
    name: ['高等数学公式速查', 'Formulas of calculus at a glance', '高等數學公式速查'],
    description: ['极限、导数、积分各一页。', 'Limits, derivatives and integrals, a page each.', '極限、導數、積分各一頁。'],
    pages: [
      { title: '极限', lines: ['lim(x→0) sin x / x = 1', 'lim(x→∞) (1 + 1/x)^x = e'] },
      { title: '导数', lines: ['(x^n)′ = n x^(n−1)', '(sin x)′ = cos x', '(e^x)′ = e^x', '(ln x)′ = 1/x'] },
      { title: '积分', lines: ['∫ x^n dx = x^(n+1)/(n+1) + C', '∫ cos x dx = sin x + C', '∫ e^x dx = e^x + C'] },
    ],
    uploader: '100001',
    state: 'published',
  },
  {
    code: 'resume',
    directory: 'career',
    name: ['一页纸简历模板', 'One-page curriculum vitae', '一頁紙履歷範本'],
    description: ['简洁单栏，可直接手写。', 'One simple column, to fill in by hand.', '簡潔單欄，可直接手寫。'],
    pages: [{ title: '个人简历', lines: blanks(['姓名', '求职意向', '教育经历', '项目经历', '技能', '联系方式']) }],
    uploader: 'T0001',
    state: 'published',
  },
  {
    code: 'notes',
    directory: 'guides-mathematics',
    name: ['线性代数期末复习笔记', '', ''],
    description: ['自己整理的，分享给同学。', '', ''],
    pages: [{ title: '线性代数', lines: ['行列式的性质', '矩阵的秩', '特征值与特征向量'] }],
    uploader: '100001',
    state: 'waiting',
  },
]
