import type { Task } from '@quarterdeck/contract/entities/task';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BareTable } from './BareTable';

/** Asks for the tasks as the site does, and leaves the table on every address but its own, to come back from there. */
function Page() {
  const [tasks, setTasks] = useState<Task[]>();
  const [address, setAddress] = useState(location.pathname);

  useEffect(() => {
    const load = async () => {
      const response = await fetch('/api/apps/tasks/all');
      setTasks(JSON.parse(await response.text()) as Task[]);
    };
    void load();
    const follow = () => setAddress(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return tasks && address === '/' ? <BareTable tasks={tasks} onTasksChange={setTasks} /> : <p>No table here</p>;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
