import type { DemoText } from './typeset-texts.ts'

/** What the demo's student wants to print; the names of files are the same in every language. */
export const ownFiles: readonly (DemoText & { readonly name: string })[] = [
  {
    code: 'essay',
    name: 'thesis-final',
    pages: [
      {
        title: '校园共享单车调度问题研究',
        lines: ['林晓雨', '', '摘要：本文以校园共享单车为对象，建立早晚高峰的调度模型，并用一学期的骑行数据检验。'],
      },
      { title: '一、引言', lines: ['共享单车在校园内呈现明显的潮汐现象：早间流向教学区，晚间流回宿舍区。'] },
      { title: '二、模型', lines: ['把停放点看作顶点，把调度车的路线看作回路，求总行驶距离最短的方案。'] },
      { title: '三、数据', lines: ['数据来自一学期的骑行记录，去除不足一分钟的骑行。'] },
      { title: '四、结果', lines: ['与现行方案相比，调度距离缩短约三成，高峰期缺车的停放点减少一半。'] },
      { title: '参考文献', lines: ['[1] 运筹学教程。', '[2] 城市公共自行车系统规划导则。'] },
    ],
  },
  {
    code: 'report',
    name: 'os-lab-3',
    pages: [
      { title: '实验三：进程调度', lines: ['目的：比较先来先服务、短作业优先与时间片轮转。', '环境：课程提供的模拟器。'] },
      { title: '结果与讨论', lines: ['短作业优先的平均等待时间最短，但长作业可能一直等待。', '时间片轮转的响应最快。'] },
    ],
  },
]
