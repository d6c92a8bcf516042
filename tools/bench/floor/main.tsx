import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- the reference is the bare library, not the kit's own way to it
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';

const Heading = styled.h1`
  margin: 2rem;
  color: #1f2933;
`;

/** The least that a site of two pages of this stack can be. */
function Floor() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Heading>Floor</Heading>} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
