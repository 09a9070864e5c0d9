import { useMessages } from '@sanchay/i18n';
import { Badge, LinkButton, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import type { Tasks } from './ToDo.tsx';
import { useTaskTexts } from './useTaskTexts.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-4);
    padding-block: var(--space-4);
  }
  & > li:first-of-type {
    padding-top: 0;
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
const About = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Tasks in the order of the server; the button of the first one stands out. */
export function TaskList({ tasks }: Pick<Tasks, 'tasks'>) {
  const { t } = useMessages(MESSAGES);
  const texts = useTaskTexts();
  return (
    <List data-cards>
      {tasks.map((task, index) => {
        const { title, lines, labels } = texts(task);
        return (
          <li key={task.id}>
            <About>
              <Text strong>{title}</Text>
              {lines.map((line) => (
                <Text key={line} size="label">
                  {line}
                </Text>
              ))}
            </About>
            {task.state === 'waiting' && <Badge>{t('task.waiting')}</Badge>}
            {task.actions.length > 0 && (
              <Buttons>
                {task.actions.map(({ action, href }, place) => (
                  <LinkButton
                    key={action}
                    href={href}
                    size="small"
                    variant={index === 0 && place === 0 && task.state === 'open' ? 'primary' : 'secondary'}
                  >
                    {labels[place]}
                  </LinkButton>
                ))}
              </Buttons>
            )}
          </li>
        );
      })}
    </List>
  );
}
